import type { Goods } from '@yaoji/api-client/contract/goods'
import { permissionRequest, readNumber } from '@yaoji/domain'
import { useWantedCreate } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { NumberField } from '@yaoji/ui/number-field'
import { TextField } from '@yaoji/ui/text-field'

export interface ControlledRequestDialogProps {
  /** The product to request; null closes the dialog. */
  goods: Goods | null
  /** Status of a request for it that is open already. */
  sent: string | undefined
  /** Where closing leads: to the zone, or back to the page before it. */
  leads: 'zone' | 'back'
  onClose: () => void
}

const LIMITS = { min: 1, max: 999_999 }

const packsOf = (form: FormData) => readNumber(String(form.get('number') ?? ''), LIMITS)

/** Asks the maker's sales team for permission to buy a controlled product. */
export function ControlledRequestDialog({ goods, sent, leads, onClose }: ControlledRequestDialogProps) {
  const { mutateAsync } = useWantedCreate()
  if (!goods) return null

  function send({ code, name, ypgg, sccj, approval_no }: Goods, form: FormData) {
    const remark = [permissionRequest(code), String(form.get('remark') ?? '').trim()]
      .filter(Boolean)
      .join('；')
    return mutateAsync({
      // The service limits these texts; the code in the remark names the product.
      name: name.slice(0, 60),
      ypgg: ypgg.slice(0, 60),
      sccj: sccj.slice(0, 60),
      approval_no: approval_no.slice(0, 40),
      number: packsOf(form).number ?? 0,
      remark,
    })
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title="申请采购权限"
      description={`${goods.name}，${goods.ypgg}，${goods.sccj}。厂家按区域和门店审核，结果显示在商品上和品种求购中。`}
      cancelText={leads === 'back' ? '返回' : '取消'}
      confirmText="提交申请"
      variant="primary"
      doneText="申请已提交"
      unknownOutcome="请刷新页面查看是否已提交"
      missing={form =>
        packsOf(form).number === null || packsOf(form).problem ? '请填写每月预计采购数量' : ''
      }
      onConfirm={form => send(goods, form)}
    >
      {sent !== undefined && <p>已有这个商品的申请，{sent}。</p>}
      <NumberField
        label="每月预计采购数量"
        name="number"
        {...LIMITS}
        defaultValue={String(goods.min_qty)}
        unit={goods.bzdw}
        required
      />
      <TextField
        label="说明"
        name="remark"
        maxLength={120}
        placeholder="门店所在商圈、同类品种销量等，选填"
      />
    </ActionDialog>
  )
}
