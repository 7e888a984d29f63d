/** Minimum and maximum length of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const

/** Common passwords, which attackers try first; in lower case. */
const COMMON_PASSWORDS = new Set([
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

/** Sequences of digits, letters and keyboard rows. */
const SEQUENCES = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * The message for the buyer when a text is not allowed as a password, else null. All characters are allowed. Refused are
 * passwords that are too short, too long, common, a sequence of keys, or contain one of the buyer's `names` (mobile
 * number, user name).
 */
export function passwordProblem(password: string, names: readonly string[] = []): string | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.least) return `密码至少 ${PASSWORD_LENGTH.least} 位`
  if (length > PASSWORD_LENGTH.most) return `密码最多 ${PASSWORD_LENGTH.most} 位`
  const lowerCase = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lowerCase) || isSequence(lowerCase)) return '密码过于简单，请换一个'
  const containsName = names.some(name => name !== '' && lowerCase.includes(name.toLowerCase()))
  return containsName ? '密码不能包含手机号或用户名' : null
}

function isSequence(text: string): boolean {
  if (new Set(text).size <= 2) return true
  const reversed = [...text].reverse().join('')
  return SEQUENCES.some(row => (row + row).includes(text) || (row + row).includes(reversed))
}
