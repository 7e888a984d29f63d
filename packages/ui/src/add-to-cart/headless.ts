export {
  AddToCartButton,
  type AddToCartButtonProps,
  type AddToCartGoods,
  AddToCartLadder,
  AddToCartPrice,
  AddToCartRoot,
  type AddToCartRootProps,
  AddToCartScope,
  AddToCartStepper,
  useOrderedGoods,
} from './AddToCart.headless'
