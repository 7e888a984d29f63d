import { expect, test } from 'vitest'
import * as constants from './constants'

test('[CN-01] [CN-02] [CN-04] [CN-05] the numbers that pages, calls and menus share', () => {
  expect({ ...constants }).toEqual({
    REQUEST_TIMEOUT_MS: 30_000,
    CART_ADD_DELAY_MS: 200,
    SUGGEST_DEBOUNCE_MS: 500,
    SUGGEST_CACHE_MS: 5_000,
    BADGE_MAX: 99,
    CART_LIST_FILTER: 99_999,
    TOP_CATEGORIES: 7,
    NAV_ITEMS: 9,
    BANNER_ID: 125,
    SIDE_CART_CLOSED_PX: 40,
    SIDE_CART_OPEN_PX: 310,
    STICKY_FROM_PX: 205,
    STICKY_DELAY_MS: 100,
    DRAW_REVEAL_MS: 2_000,
    DRAW_CLOSE_MS: 1_000,
    SEARCH_DRUG: 0,
    SEARCH_MANUFACTURER: 1,
    LADDER_UP_TO: 1,
    LINE_SECOND_KILL: 1,
    LINE_COMBINATION: 3,
    GOODS_ZY: 1,
  })
})
