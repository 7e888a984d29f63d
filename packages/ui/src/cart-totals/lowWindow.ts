/** Media query: a window without the height for both what sticks and the rows between, as a page zoomed to 200 % has. */
export const lowWindow = 'screen and (max-width: 1023px) and (max-height: 599px)'
