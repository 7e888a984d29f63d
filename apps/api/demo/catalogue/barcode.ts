/** An EAN-13 of the Chinese range for a maker and one of its goods; both below 100,000. */
export function barcodeOf(manufacturerId: number, goodsId: number): string {
  const body = `69${pad(manufacturerId)}${pad(goodsId)}`
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
