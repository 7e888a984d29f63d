import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { regionsForStory } from './fixtures'
import * as exported from './index'
import { RegionSelect, type RegionSelectProps } from './RegionSelect'

function show(props: Partial<RegionSelectProps> = {}) {
  const view = render(
    <form aria-label="地址">
      <RegionSelect loadRegions={regionsForStory} {...props} />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  return { ...view, user: userEvent.setup(), sent: () => [...new FormData(form)] }
}

const level = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const option = (name: string) => screen.findByRole('option', { name })

test('a level opens after a selection above it, and the form has the lowest region', async () => {
  const { user, sent } = show()
  expect([level('城市').disabled, level('区县').disabled]).toEqual([true, true])
  for (const [name, region] of [
    ['省份', '福建省'],
    ['城市', '福州市'],
    ['区县', '仓山区'],
  ] as const) {
    await user.selectOptions(level(name), await option(region))
  }
  expect(sent()).toEqual([
    ['province_code', '35'],
    ['city_code', '3501'],
    ['district_code', '350104'],
  ])
})

test('a city without districts is the lowest region', async () => {
  const { user, sent } = show({ name: 'region' })
  await user.selectOptions(level('省份'), await option('广东省'))
  await user.selectOptions(level('城市'), await option('东莞市'))
  expect(level('区县').disabled).toBe(true)
  expect(sent()).toEqual([
    ['province_code', '44'],
    ['region', '4419'],
  ])
})

test('a form that is sent while the regions load has the codes that were selected before', async () => {
  const { sent } = show({ defaultValue: ['35', '3501', '350102'], loadRegions: () => new Promise(() => {}) })
  expect(sent()).toEqual([
    ['province_code', '35'],
    ['city_code', '3501'],
    ['district_code', '350102'],
  ])
  expect(level('区县').selectedOptions[0]?.textContent).toBe('加载中')
})

test('it begins with the selected region; another province removes city and district', async () => {
  const { user, sent } = show({ defaultValue: ['35', '3501', '350102'] })
  await option('鼓楼区')
  expect(sent()).toContainEqual(['district_code', '350102'])
  await user.selectOptions(level('省份'), '广东省')
  await option('东莞市')
  expect(level('城市').value).toBe('')
  expect(sent()).toEqual([
    ['province_code', '44'],
    ['district_code', ''],
  ])
})

test('[VA-03] the error is at the level that must be selected next', async () => {
  show({ defaultValue: ['35'], error: '请选择所在地区' })
  await option('福州市')
  expect(level('城市').getAttribute('aria-invalid')).toBe('true')
  expect(level('省份').getAttribute('aria-invalid')).toBeNull()
})

test('[ER-07] regions that could not be loaded can be loaded again', async () => {
  const loadRegions = vi.fn(regionsForStory).mockRejectedValueOnce(new Error('offline'))
  const { user } = show({ loadRegions })
  expect((await screen.findByRole('alert')).textContent).toContain('地区未能加载')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await option('福建省')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('axe', async () => {
  const { container } = show({ defaultValue: ['35'], error: '请选择所在地区' })
  await option('福州市')
  await expectAccessible(container)
})

testConformance(exported, { RegionSelect: { props: { loadRegions: () => new Promise<never>(() => {}) } } })
