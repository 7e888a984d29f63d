export { CartStepBar, CartStepBarList, type CartStepBarProps, CartStepBarRoot } from './CartStepBar'
export type { CartStep } from './CartStepBar.headless'
