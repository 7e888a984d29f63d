/** How a shop writes amounts of its currency. */
export interface Currency {
  /**
   * Before the digits: `$`, `US$ `.
   * @default ''
   */
  readonly prefix?: string
  /**
   * After the digits, with its space: ` €`.
   * @default ''
   */
  readonly suffix?: string
  /**
   * How many digits are shown after the point; the others are cut.
   * @default 2
   */
  readonly decimals?: number
  /**
   * Between groups of three digits.
   * @default ','
   */
  readonly group?: string
  /**
   * Before the decimals.
   * @default '.'
   */
  readonly point?: string
}
