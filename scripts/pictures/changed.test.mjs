import { expect, test } from 'vitest'
import { touchedBy } from './changed.mjs'

const TEXTS = { '.changeset/rounder-buttons.md': '`Button` has rounder corners.' }
const touched = files => touchedBy(files, file => TEXTS[file] ?? '')

test('a component is changed by its sources and styles, not by its tests, stories and pages', () => {
  const files = [
    'packages/ui/src/button/Button.tsx',
    'packages/ui/src/price/Price.css.ts',
    'packages/ui/src/empty/Empty.test.tsx',
    'packages/ui/src/panel/Panel.stories.tsx',
    'packages/ui/src/tabs/Tabs.mdx',
    'apps/storefront/src/app/main.tsx',
  ]
  expect(touched(files).components).toEqual(['button', 'price'])
})

test('other pictures are announced by a changeset with the name of the component, or by other stories', () => {
  const { announced } = touched([
    'packages/ui/src/button/Button.css.ts',
    'packages/ui/src/goods-card/GoodsCard.css.ts',
    'packages/ui/src/panel/Panel.stories.tsx',
    '.changeset/rounder-buttons.md',
  ])
  expect(['button', 'goods-card', 'panel'].filter(announced)).toEqual(['button', 'panel'])
})
