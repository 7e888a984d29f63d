import { alertSettingsCall, type AlertSettings as Settings } from '@yaoji/api-client/contract/alert'
import { useAlertSave, useCall } from '@yaoji/hooks/data'
import { Dialog } from '@yaoji/ui/dialog'
import { Skeleton } from '@yaoji/ui/skeleton'
import { SwitchList, type SwitchOption } from '@yaoji/ui/switch'
import { QueryView } from '../../core/page/QueryView'

type AlertKey = Exclude<keyof Settings, 'expiry_months'>

/** The alerts in their order, with what each does. */
const ALERTS: readonly { key: AlertKey; label: string; hint: (settings: Settings) => string }[] = [
  { key: 'price_fell', label: '降价提醒', hint: () => '收藏商品的价格低于收藏时或上次提醒时' },
  { key: 'back_in_stock', label: '到货提醒', hint: () => '收藏的缺货商品恢复可购买' },
  {
    key: 'short_expiry',
    label: '近效期提醒',
    hint: ({ expiry_months }) => `收藏或常购商品的下一批效期不足 ${expiry_months} 个月`,
  },
]

/** The alerts about products that the buyer gets as messages, each with its switch. */
export function AlertSettings({ onClose }: { onClose: () => void }) {
  const query = useCall(alertSettingsCall, {}, { inline: true })
  const save = useAlertSave()
  return (
    <Dialog
      open
      size="s"
      onOpenChange={open => open || onClose()}
      title="商品提醒设置"
      description="打开后，变化会合并为一条站内消息。关闭后不再发送。"
    >
      <QueryView query={query} errorSize="s" pending={<Skeleton variant="rows" />}>
        {data => (
          <SwitchList
            aria-label="商品提醒"
            options={optionsOf({ ...data, ...(save.isPending && save.variables) })}
            onOptionChange={(key, checked) => save.mutate({ [key]: checked ? 1 : 0 })}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

function optionsOf(settings: Settings): SwitchOption[] {
  return ALERTS.map(({ key, label, hint }) => ({
    ...{ key, label, hint: hint(settings) },
    checked: settings[key] === 1,
  }))
}
