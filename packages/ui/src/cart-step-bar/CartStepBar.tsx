import { joinClass, withClass } from '../part/withClass'
import * as css from './CartStepBar.css'
import * as Headless from './CartStepBar.headless'
import { StepPicture } from './StepPicture'

export const CartStepBarRoot = withClass(Headless.CartStepBarRoot, css.root, 'CartStepBarRoot')

export function CartStepBarList({ className, itemClassName, ...rest }: Headless.CartStepBarListProps) {
  return (
    <Headless.CartStepBarList
      picture={step => <StepPicture step={step} className={css.picture} />}
      {...rest}
      className={joinClass(css.list, className)}
      itemClassName={joinClass(css.item, itemClassName)}
    />
  )
}

export interface CartStepBarProps
  extends Omit<Headless.CartStepBarRootProps, 'children'>,
    Pick<Headless.CartStepBarListProps, 'stepHref'> {}

/** Where the buyer is between cart and paid order: four steps with a drawing each. CH-15. */
export function CartStepBar({ stepHref, ...root }: CartStepBarProps) {
  return (
    <CartStepBarRoot {...root}>
      <CartStepBarList stepHref={stepHref} />
    </CartStepBarRoot>
  )
}
