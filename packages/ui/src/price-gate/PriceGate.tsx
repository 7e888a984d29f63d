import { withClass } from '../part/withClass'
import { Price, type PriceProps } from '../price'
import * as css from './PriceGate.css'
import * as Headless from './PriceGate.headless'

export const PriceGateRoot = withClass(Headless.PriceGateRoot, css.root, 'PriceGateRoot')
export const PriceGateReason = withClass(Headless.PriceGateReason, css.reason, 'PriceGateReason')
export const PriceGateAction = withClass(Headless.PriceGateAction, css.action, 'PriceGateAction')

/** The price with the looks of {@link Price}; nothing when it may not be seen. */
export function PriceGatePrice(props: Omit<PriceProps, 'value' | 'unit'>) {
  const { price, unit } = Headless.usePriceGate('PriceGatePrice')
  return price === null ? null : <Price {...props} value={price} unit={unit} />
}

export interface PriceGateProps extends Omit<Headless.PriceGateRootProps, 'children'> {
  size?: PriceProps['size']
}

/**
 * A price, or why there is none and what to do next: 登录后可见价格, with a link to log in. A price that may be seen
 * is shown even when the goods cannot be bought.
 */
export function PriceGate({ size, ...root }: PriceGateProps) {
  return (
    <PriceGateRoot {...root}>
      <PriceGatePrice size={size} />
      <PriceGateReason />
      <PriceGateAction />
    </PriceGateRoot>
  )
}
