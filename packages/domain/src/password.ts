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

/** Maximum length of the password of a new account. */
export const NEW_PASSWORD_MOST = 32

/**
 * Like {@link passwordProblem}, for a new account: its password has 8 to 32 characters, with letters and digits. RT-18.
 */
export function newPasswordProblem(password: string, names: readonly string[] = []): string | null {
  if (password === '') return '请设置密码'
  if ([...password].length > NEW_PASSWORD_MOST) return `密码最多 ${NEW_PASSWORD_MOST} 位`
  const problem = passwordProblem(password, names)
  if (problem) return problem
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? null : '密码须同时有字母和数字'
}

/** How hard a password is to guess; `none` is a text that a new account may not have as its password. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong'

const CHARACTER_KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** The strength of a new account's password: by its length and its kinds of characters. */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  if (newPasswordProblem(password, names)) return 'none'
  const kinds = CHARACTER_KINDS.filter(kind => kind.test(password)).length
  const points = kinds + [10, 12, 16].filter(length => password.length >= length).length
  if (points >= 5) return 'strong'
  return points >= 3 ? 'medium' : 'weak'
}

function isSequence(text: string): boolean {
  if (new Set(text).size <= 2) return true
  const reversed = [...text].reverse().join('')
  return SEQUENCES.some(row => (row + row).includes(text) || (row + row).includes(reversed))
}
