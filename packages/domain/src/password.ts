/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const

/** What is tried first by whoever guesses: whole passwords, in small letters. */
const COMMON = new Set([
  'password',
  'password1',
  'passw0rd',
  'p@ssw0rd',
  'admin123',
  'iloveyou',
  'woaini1314',
  'aa123456',
  'a1234567',
  'a123456789',
  'abc12345',
  'abc123456',
  'qq123456',
  'qwer1234',
  '1q2w3e4r',
  '1qaz2wsx',
  'zxcvbnm1',
  '5201314520',
])

/** Rows that a straight run of keys is taken from. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Why a text cannot be a password, as the buyer reads it; null when it can. Any characters may stand in it; what is
 * refused is too short, common, one run of keys, or the buyer's own `names` (mobile number, user name).
 */
export function passwordProblem(password: string, names: readonly string[] = []): string | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.least) return `密码至少 ${PASSWORD_LENGTH.least} 位`
  if (length > PASSWORD_LENGTH.most) return `密码最多 ${PASSWORD_LENGTH.most} 位`
  const small = password.toLowerCase()
  if (COMMON.has(small) || isRun(small)) return '密码过于简单，请换一个'
  const own = names.some(name => name !== '' && small.includes(name.toLowerCase()))
  return own ? '密码不能包含手机号或用户名' : null
}

function isRun(text: string): boolean {
  if (new Set(text).size <= 2) return true
  const backwards = [...text].reverse().join('')
  return ROWS.some(row => (row + row).includes(text) || (row + row).includes(backwards))
}
