/** Whether a text is a mobile number: 11 digits, the first is 1 and the second 3 to 9. VA-01. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** Whether a text is a mobile number or, with `landline`, a landline number like 028-85551234. VA-01. */
export function isPhone(text: string, { landline = false }: { landline?: boolean } = {}): boolean {
  return isMobile(text) || (landline && /^\d{3,4}-\d{7,8}$/.test(text))
}

/** Whether a text is an e-mail address whose local part has only letters, digits, underscores and hyphens. VA-02. */
export function isEmail(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@')
  if (more.length > 0 || host.length > 253 || !/^[A-Za-z0-9_-]{1,64}$/.test(name)) return false
  const labels = host.split('.')
  return labels.length > 1 && labels.every(isHostLabel) && /^[A-Za-z]{2,}$/.test(labels.at(-1) ?? '')
}

/** Characters of a unified social credit code by value, without I, O, S, V and Z. GB 32100-2015. */
const CREDIT_CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether a text is a unified social credit code: 18 digits and capital letters, the last one the check digit of GB 32100-2015. */
export function isCreditCode(text: string): boolean {
  return (
    /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(text) &&
    creditCodeCheckDigit(text) === text[17]
  )
}

/** The check digit of the first 17 characters of a credit code. RangeError for characters that are not allowed. */
export function creditCodeCheckDigit(code: string): string {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, 17).padEnd(17)) {
    const value = CREDIT_CODE_ALPHABET.indexOf(character)
    if (value < 0)
      throw new RangeError(
        `domain: ${JSON.stringify(code)} does not start with 17 characters of a credit code.`,
      )
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return CREDIT_CODE_ALPHABET.charAt((31 - (sum % 31)) % 31)
}

function isHostLabel(label: string): boolean {
  return label.length <= 63 && /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label)
}
