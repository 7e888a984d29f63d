'use client'
import type { RegionCascade, RegionLevel } from '@yaoji/hooks'
import { type FieldsetHTMLAttributes, type FocusEvent, forwardRef, type ReactNode } from 'react'
import { Button } from '../button'
import type { FieldBoxProps } from '../field'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Select } from '../select'
import * as css from './RegionFields.css'

export const regionFieldsLabels = {
  /** Names the group. */
  legend: '所在地区',
  /** The levels of a region. */
  province: '省份',
  city: '城市',
  district: '区县',
  /** What a level says before a region is chosen. */
  ready: '请选择',
  loading: '加载中',
  failed: '加载失败',
  /** In place of regions that could not be loaded, and the button that loads them again. */
  noRegions: '地区未能加载。',
  retry: '重新加载',
}

/** Form names of the levels of the region, from the province down. */
export const REGION_NAMES = ['province_code', 'city_code', 'district_code'] as const

export interface RegionFieldsProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children'> {
  /** The levels and what is chosen: what `useRegionCascade` returns. */
  regions: RegionCascade
  /** What is wrong; shown at the first level without a choice. */
  error?: ReactNode
  /** Height of the selects: 28, 36 or 44 px. @default 'm' */
  size?: FieldBoxProps['size']
  /** @default false */
  required?: boolean
  /** Words in place of those of {@link regionFieldsLabels}. */
  labels?: Partial<typeof regionFieldsLabels> | undefined
}

/**
 * Province, city and district, each after the one above. Renders `fieldset`, in its form by the name `district_code`
 * unless `name` is given: a form that focuses it focuses the first level without a choice.
 */
export const RegionFields = forwardRef<HTMLFieldSetElement, RegionFieldsProps>(function RegionFields(
  { regions, error, size, required = false, labels, name = REGION_NAMES[2], onFocus, className, ...rest },
  ref,
) {
  const words = { ...regionFieldsLabels, ...labels }
  const open = openLevel(regions.levels)
  return (
    <fieldset
      tabIndex={-1}
      {...rest}
      ref={ref}
      name={name}
      className={joinClass(css.root, className)}
      onFocus={composeEventHandlers(onFocus, focusOpenLevel)}
    >
      <legend className={css.legend} data-part="legend" data-required={dataAttr(required)}>
        {words.legend}
      </legend>
      {[words.province, words.city, words.district].map((label, depth) => {
        const { status, list, code } = regions.levels[depth] ?? WAITING
        return (
          <Select
            key={label}
            label={label}
            labelHidden
            name={REGION_NAMES[depth]}
            size={size}
            required={required}
            placeholder={`${label}：${words[status]}`}
            disabled={list.length === 0}
            options={list.map(region => ({ value: region.code, name: region.name }))}
            value={code}
            onValueChange={chosen => regions.choose(depth, chosen)}
            error={depth === open ? error : undefined}
          />
        )
      })}
      {regions.levels.some(level => level.status === 'failed') && (
        <p role="alert" className={css.notLoaded} data-part="not-loaded">
          {words.noRegions}
          <Button variant="quiet" size="s" onClick={regions.retry}>
            {words.retry}
          </Button>
        </p>
      )}
    </fieldset>
  )
})

const WAITING: RegionLevel = { status: 'ready', list: [], code: '' }

/** The first level without a choice, else the last one. */
function openLevel(levels: readonly RegionLevel[]): number {
  const open = levels.findIndex(level => level.code === '')
  return open < 0 ? REGION_NAMES.length - 1 : open
}

/** A form focuses its wrong field by its name; the group passes the focus on. */
function focusOpenLevel({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>) {
  if (target !== currentTarget) return
  const selects = [...currentTarget.querySelectorAll<HTMLSelectElement>('select:enabled')]
  const open = selects.find(select => select.value === '') ?? selects.at(-1)
  open?.focus()
}
