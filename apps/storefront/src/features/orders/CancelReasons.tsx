import { RadioGroup } from '@yaoji/ui/radio-group'

/** Reasons to choose from. The chosen text is part of the order's history. */
const CANCEL_REASONS = ['暂时不需要了', '商品或数量选错', '收货地址有误', '价格或优惠不合适', '其他原因']

/** The choice of a reason, as the field `reason` of its form. */
export function CancelReasons() {
  return (
    <RadioGroup
      legend="取消原因"
      name="reason"
      variant="cards"
      defaultValue={CANCEL_REASONS[0]}
      options={CANCEL_REASONS.map(reason => ({ value: reason, label: reason }))}
    />
  )
}
