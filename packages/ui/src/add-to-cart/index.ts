export {
  AddToCart,
  AddToCartButton,
  AddToCartLadder,
  AddToCartPrice,
  type AddToCartProps,
  AddToCartRoot,
  AddToCartStepper,
} from './AddToCart'
export { type AddToCartButtonProps, type AddToCartGoods, AddToCartScope } from './AddToCart.headless'
