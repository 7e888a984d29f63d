'use client'
import type { ReactNode } from 'react'
import { withClass } from '../part/withClass'
import * as css from './Tabs.css'
import * as Headless from './Tabs.headless'

export const TabsRoot = Headless.TabsRoot
export const TabsList = withClass(Headless.TabsList, css.list, 'TabsList')
export const TabsTab = withClass(Headless.TabsTab, css.tab, 'TabsTab')
export const TabsPanel = withClass(Headless.TabsPanel, css.panel, 'TabsPanel')

export interface TabItem {
  value: string
  name: string
  /** How many there are; left out for none. */
  count?: number
  disabled?: boolean
}

export interface TabsProps extends Omit<Headless.TabsRootProps, 'children'> {
  /** What the tabs choose between: 订单状态. */
  label: string
  items: readonly TabItem[]
  /** The content of the open tab. */
  children: ReactNode | ((value: string) => ReactNode)
}

/** A row of tabs with what belongs to the open one below. */
export function Tabs({ label, items, children, ...root }: TabsProps) {
  return (
    <TabsRoot defaultValue={items[0]?.value} {...root}>
      <TabsList aria-label={label}>
        {items.map(({ value, name, count, disabled }) => (
          <TabsTab key={value} value={value} disabled={disabled}>
            {name}
            {Boolean(count) && <span className={css.count}>{count}</span>}
          </TabsTab>
        ))}
      </TabsList>
      {items.map(({ value }) => (
        <TabsPanel key={value} value={value}>
          {typeof children === 'function' ? children(value) : children}
        </TabsPanel>
      ))}
    </TabsRoot>
  )
}
