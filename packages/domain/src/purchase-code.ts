/** The longest text or code that a company keeps for a product: as long as the text of a line. */
export const PURCHASE_CODE_LETTERS = 120

/**
 * The text of a line for comparison with those that a company keeps: half width, lower case, one space between words, one
 * sign of multiplication.
 */
export function purchaseTextKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕]/g, '*')
    .replace(/(?<=\d\D{0,4})\s*x\s*(?=\d)/g, '*')
    .replace(/\s*\*\s*/g, '*')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Barcodes, and approval numbers with and without their words: they are of the product, not of a buyer's system. */
const OF_PRODUCT = /^\d{12,14}$|^[a-z]{1,2}\d{8}$/

/** Whether a code of a list can be one of the buyer's own system: `001023`, `HM-001023`. */
export function isOwnCode(code: string): boolean {
  const plain = purchaseTextKey(code)
  return /^[a-z0-9][a-z0-9._/-]{1,39}$/.test(plain) && /\d/.test(plain) && !OF_PRODUCT.test(plain)
}
