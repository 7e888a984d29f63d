/** A number as it was typed or pasted, in ASCII, without spaces: `１３９ 0000-0000` is 13900000000. A landline keeps its hyphen. */
export function readDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  const mobile = plain.replace(/[-‐‑–—]/g, '')
  return isMobile(mobile) ? mobile : plain
}

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

/** What is wrong with an e-mail address, for the buyer; null for one that {@link isEmail} accepts. VA-02. */
export function emailProblem(text: string): string | null {
  return isEmail(text) ? null : '邮箱格式不正确，@ 前只能有字母、数字、下划线和连字符'
}

/** What is wrong with the address to which an invoice is sent; null for a good one, and for none. VA-02. */
export function invoiceEmailProblem(email: string): string | null {
  return email.trim() === '' ? null : emailProblem(email.trim())
}

function isHostLabel(label: string): boolean {
  return label.length <= 63 && /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label)
}
