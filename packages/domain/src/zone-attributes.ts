/** Risk class of a medical device, I to III: the higher, the stricter the licence that selling it needs. */
export type DeviceClass = 1 | 2 | 3

const CLASSES: Readonly<Record<string, DeviceClass>> = { 1: 1, 2: 2, 3: 3 }

/** `国械注准20153640012`: the class is the digit after the year. A filing (`械备`) is always class I. */
const NEW_NUMBER = /械注[准进许]\d{4}([123])\d{6}/
/** `国食药监械(准)字2004第2640023号`: the class is the first digit of the last seven. */
const OLD_NUMBER = /(?<!\d)([123])\d{6}(?!\d)/

/** The class of a device as its registration number says; null when the number does not say it. */
export function deviceClass(registrationNo: string): DeviceClass | null {
  if (/械备/.test(registrationNo)) return 1
  if (!/械/.test(registrationNo)) return null
  const digit = (NEW_NUMBER.exec(registrationNo) ?? OLD_NUMBER.exec(registrationNo))?.[1]
  return CLASSES[digit ?? ''] ?? null
}

const PACK = /^\s*(\d+(?:\.\d+)?)\s*(kg|千克|公斤|g|克)(?:\s*[×x*]\s*(\d+))?(?![a-z])/i
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, 千克: 1000, 公斤: 1000, g: 1, 克: 1 }

/** Grams in one pack of a specification such as `500g/袋` or `3g×10袋/盒`; null when it is not sold by weight. */
export function packGrams(ypgg: string): number | null {
  const [, number, unit = '', count = '1'] = PACK.exec(ypgg) ?? []
  const grams = Number(number) * (GRAMS[unit.toLowerCase()] ?? 0) * Number(count)
  return grams > 0 ? grams : null
}

/** The price of a kilogram, in 1/10000 yuan like the price of the pack; null when it is not sold by weight. */
export function kilogramPrice(price: number, ypgg: string): number | null {
  const grams = packGrams(ypgg)
  return grams === null ? null : Math.round((price * 1000) / grams)
}

/** Whole months from a day to the last day of use, both `YYYY-MM-DD`; 0 in the last month and after it. */
export function monthsLeft(expiryDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = expiryDate.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  const months = (year - thisYear) * 12 + month - thisMonth
  return Math.max(0, day < thisDay ? months - 1 : months)
}

/** Whether the last day of use is at most so many months after a day, both `YYYY-MM-DD`. */
export function expiresWithin(expiryDate: string, today: string, months: number): boolean {
  const left = monthsLeft(expiryDate, today)
  return left < months || (left === months && expiryDate.slice(8) === today.slice(8))
}
