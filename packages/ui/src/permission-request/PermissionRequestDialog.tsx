'use client'
import { forwardRef } from 'react'
import { ActionDialog, type ActionDialogProps } from '../action-dialog'
import { useLabels } from '../labels/useLabels'
import { NumberField } from '../number-field'
import { TextField } from '../text-field'
import { plain } from '../theme/base.css'
import {
  PERMISSION_PACKS,
  type PermissionGoods,
  type PermissionRequest,
  permissionRequestOf,
} from './permissionRequestForm'

export const permissionRequestDialogLabels = {
  title: '申请采购权限',
  /** What is requested, and who reviews it. */
  text: ({ name, ypgg, sccj }: { name: string; ypgg: string; sccj: string }) =>
    `${name}，${ypgg}，${sccj}。厂家按区域和门店审核，结果显示在商品上和品种求购中。`,
  /** A request is open already; `status` as the service writes it. */
  sent: (status: string) => `已有这个商品的申请，${status}。`,
  number: '每月预计采购数量',
  remark: '说明',
  remarkExample: '门店所在商圈、同类品种销量等，选填',
  noNumber: '请填写每月预计采购数量',
  cancel: '取消',
  back: '返回',
  submit: '提交申请',
  done: '申请已提交',
  unknown: '请刷新页面查看是否已提交',
}

export interface PermissionRequestDialogProps
  extends Pick<ActionDialogProps, 'onClose' | 'className' | 'style' | 'id'> {
  /** The product to request; null closes the dialog. */
  goods: PermissionGoods | null
  /** Status of a request for it that is open already. */
  sent?: string | undefined
  /**
   * Closing it leads to the page before, which the button says.
   * @default false
   */
  leadsBack?: boolean | undefined
  /** Sends the request. */
  onConfirm: (request: PermissionRequest) => Promise<unknown>
  /** Words in place of those of {@link permissionRequestDialogLabels}. */
  labels?: Partial<typeof permissionRequestDialogLabels>
}

/** Requests permission to buy a controlled product from its maker's sales team. Renders ActionDialog. RT-36. */
export const PermissionRequestDialog = forwardRef<HTMLDivElement, PermissionRequestDialogProps>(
  function PermissionRequestDialog({ goods, sent, leadsBack, onConfirm, labels, ...rest }, ref) {
    const words = useLabels('permissionRequestDialog', permissionRequestDialogLabels, labels)
    if (!goods) return null

    async function confirm(form: FormData) {
      const request = goods && permissionRequestOf(goods, form)
      // `missing` has refused a form without a number.
      if (request) await onConfirm(request)
    }

    return (
      <ActionDialog
        {...rest}
        ref={ref}
        open
        title={words.title}
        description={words.text(goods)}
        cancelText={leadsBack ? words.back : words.cancel}
        confirmText={words.submit}
        variant="primary"
        doneText={words.done}
        unknownOutcome={words.unknown}
        missing={form => (permissionRequestOf(goods, form) ? '' : words.noNumber)}
        onConfirm={confirm}
      >
        {sent !== undefined && <p className={plain}>{words.sent(sent)}</p>}
        <NumberField
          label={words.number}
          name="number"
          {...PERMISSION_PACKS}
          defaultValue={String(goods.min_qty)}
          unit={goods.bzdw}
          required
        />
        <TextField label={words.remark} name="remark" maxLength={120} placeholder={words.remarkExample} />
      </ActionDialog>
    )
  },
)
