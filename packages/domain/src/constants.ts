/** The cart list's filter of every line. CN-02. */
export const CART_LIST_FILTER = 99_999
/** Items of the nav bar. CN-02. */
export const NAV_ITEMS = 9

/** Search type for drugs. CN-05. */
export const SEARCH_DRUG = 0
/** Search type for manufacturers. CN-05. */
export const SEARCH_MANUFACTURER = 1
/** `ladder_price_type` of prices that apply up to a tier's number; with any other type they apply from its number. CN-05. */
export const LADDER_UP_TO = 1
/** Cart line type of a second-kill line. CN-05. */
export const LINE_SECOND_KILL = 1
/** Cart line type of a combination line. CN-05. */
export const LINE_COMBINATION = 3
/** Packing unit of a combination. */
export const COMBINATION_UNIT = '套'
/** Goods type of the zy (Chinese medicine) zone. RO-05. */
export const GOODS_ZY = 1
