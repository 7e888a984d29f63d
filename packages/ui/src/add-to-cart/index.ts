export * from './AddToCart'
export * from './InCartMark'
export {
  type AddToCartButtonProps,
  type AddToCartGoods,
  addToCartLabels,
} from './orderedGoods'
