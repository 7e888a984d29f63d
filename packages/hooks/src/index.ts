export { isComposing } from './isComposing'
export { type Quantity, type UseQuantityOptions, useQuantity } from './useQuantity'
