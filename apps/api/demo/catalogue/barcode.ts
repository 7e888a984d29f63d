/**
 * An EAN-13 of the Chinese range, 690 to 699, for a maker and one of its products. Product ids are below 1,000,000;
 * from 100,000 on they need a maker below 10,000, whose first digit is that of the product.
 */
export function barcodeOf(manufacturerId: number, goodsId: number): string {
  const maker = manufacturerId + Math.floor(goodsId / 100_000) * 10_000
  const body = `69${pad(maker)}${pad(goodsId % 100_000)}`
  return `${body}${checkDigit(body)}`
}

/** The thirteenth digit: weights 1 and 3 in turn, up to the next ten. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

function pad(number: number): string {
  return String(number).padStart(5, '0')
}
