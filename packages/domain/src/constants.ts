/** Timeout of a request, in milliseconds. CN-01. */
export const REQUEST_TIMEOUT_MS = 30_000
/** Delay between pressing "add" and sending, in milliseconds, so that quick presses become one call. CN-01. */
export const CART_ADD_DELAY_MS = 200
/** Delay after typing before suggestions are requested, in milliseconds. CN-01, VA-05. */
export const SUGGEST_DEBOUNCE_MS = 500
/** Age from which cached suggestions are requested again, in milliseconds. CN-01, VA-05. */
export const SUGGEST_CACHE_MS = 5_000

/** Highest count that a badge shows as a number. CN-02. */
export const BADGE_MAX = 99
/** The cart list's default filter: every line. CN-02. */
export const CART_LIST_FILTER = 99_999
/** Top categories shown in the category menu. CN-02. */
export const TOP_CATEGORIES = 7
/** Items shown in the nav bar. CN-02. */
export const NAV_ITEMS = 9
/** Id of the banner that the home page loads. CN-02. */
export const BANNER_ID = 125

/** Width of the closed side cart, in CSS pixels. CN-04. */
export const SIDE_CART_CLOSED_PX = 40
/** Width of the open side cart, in CSS pixels. CN-04. */
export const SIDE_CART_OPEN_PX = 310
/** Scroll position from which the compact header is sticky, in CSS pixels. CN-04. */
export const STICKY_FROM_PX = 205
/** Delay before the compact header appears, in milliseconds. CN-04. */
export const STICKY_DELAY_MS = 100
/** Time from the draw to showing the result, in milliseconds. CN-04. */
export const DRAW_REVEAL_MS = 2_000
/** Duration of the fade-out of a finished draw, in milliseconds. CN-04. */
export const DRAW_CLOSE_MS = 1_000

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
/** Goods type of the zy (Chinese medicine) zone. RO-05. */
export const GOODS_ZY = 1
