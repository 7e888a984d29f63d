export {
  CART_STEPS,
  type CartStep,
  CartStepBarList,
  type CartStepBarListProps,
  CartStepBarRoot,
  type CartStepBarRootProps,
  useCartStep,
} from './CartStepBar.headless'
