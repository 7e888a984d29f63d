'use client'
import type { RegionLevel } from '@yaoji/hooks'
import { useEffect, useRef } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { FormError, fieldMessage } from '../form-error'
import { Select } from '../select'
import { TextField } from '../text-field'
import * as css from './AddressPicker.css'
import { type AddressText, REGION_NAMES, type UseAddressFormOptions, useAddressForm } from './useAddressForm'

export interface AddressFormProps extends UseAddressFormOptions {
  onCancel: () => void
}

const LEVELS = ['省份', '城市', '区县']
const PLACEHOLDERS = { loading: '加载中', failed: '加载失败', ready: '请选择' } as const

const WAITING: RegionLevel = { status: 'ready', list: [], code: '' }

/** An address to add or to change: who, where by region and in detail, whether by default. Opens with the focus inside. */
export function AddressForm({ onCancel, ...options }: AddressFormProps) {
  const form = useAddressForm(options)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const field = (name: AddressText) => ({
    name,
    required: true,
    value: form.texts[name],
    onValueChange: (text: string) => form.setText(name, text),
    error: fieldMessage(form.failure, name),
  })
  const title = options.address ? '修改收货地址' : '新增收货地址'
  return (
    <form aria-label={title} noValidate className={css.form} onSubmit={form.onSubmit}>
      <FormError failure={form.failure} className={css.whole} />
      <TextField
        ref={first}
        label="收货人"
        autoComplete="name"
        maxLength={30}
        className={css.half}
        {...field('consignee')}
      />
      <TextField
        label="联系电话"
        hint="手机号，或区号-号码"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        className={css.half}
        {...field('mobile')}
      />
      <RegionFields regions={form.regions} failure={form.failure} />
      <TextField
        label="详细地址"
        hint="街道、门牌号、楼层；与许可证地址不同需审核后使用"
        autoComplete="street-address"
        maxLength={120}
        className={css.whole}
        {...field('detail')}
      />
      <div className={css.buttons}>
        <Checkbox label="设为默认地址" checked={form.isDefault} onCheckedChange={form.setDefault} />
        <div className={css.pair}>
          <Button onClick={onCancel}>取消</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            保存地址
          </Button>
        </div>
      </div>
    </form>
  )
}

function RegionFields({ regions, failure }: Pick<ReturnType<typeof useAddressForm>, 'regions' | 'failure'>) {
  const failed = regions.levels.some(level => level.status === 'failed')
  return (
    <>
      {LEVELS.map((label, depth) => {
        const { status, list, code } = regions.levels[depth] ?? WAITING
        const name = REGION_NAMES[depth]
        return (
          <Select
            key={label}
            label={label}
            name={name}
            required
            className={css.third}
            placeholder={PLACEHOLDERS[status]}
            disabled={list.length === 0}
            options={list.map(region => ({ value: region.code, name: region.name }))}
            value={code}
            onValueChange={chosen => regions.choose(depth, chosen)}
            error={name && fieldMessage(failure, name)}
          />
        )
      })}
      {failed && (
        <p role="alert" className={css.whole}>
          地区未能加载。
          <Button variant="quiet" size="s" onClick={regions.retry}>
            重新加载
          </Button>
        </p>
      )}
    </>
  )
}
