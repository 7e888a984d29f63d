'use client'
import { memo } from 'react'
import {
  QuantityStepperDecrease,
  QuantityStepperIncrease,
  QuantityStepperInput,
  QuantityStepperMessage,
  QuantityStepperRoot,
} from '../quantity-stepper'
import type { CartTableContext } from './CartTableContext'
import * as css from './CartTableRow.css'
import type { CartTableLine } from './cartTableTypes'

interface LineQuantityProps extends Pick<CartTableLine, 'id' | 'goods' | 'number'> {
  table: CartTableContext
  name: string
  disabled: boolean
}

/** Apart from its row: when a line is selected its field does not render. */
export const LineQuantity = memo(function LineQuantity({
  table,
  id,
  name,
  goods,
  number,
  disabled,
}: LineQuantityProps) {
  return (
    <QuantityStepperRoot
      label={table.words.quantity(name)}
      rule={{ ...goods, stock: goods.number, unit: goods.bzdw }}
      disabled={disabled}
      className={css.stepper}
      value={number}
      onQuantityChange={next => table.onNumber(id, next)}
    >
      <QuantityStepperDecrease />
      <QuantityStepperInput className={css.inView} />
      <QuantityStepperIncrease />
      <QuantityStepperMessage className={css.message} />
    </QuantityStepperRoot>
  )
})
