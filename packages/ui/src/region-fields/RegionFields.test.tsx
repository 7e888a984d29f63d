import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRegionCascade } from '@yaoji/hooks'
import { expect, test, vi } from 'vitest'
import { regionsForStory } from '../address-picker/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { RegionFields } from './RegionFields'

const none = { levels: [], choose: () => {}, retry: () => {}, name: '', code: '' }
const select = (name: string) => screen.getByRole('combobox', { name })
const enabled = (name: string) => waitFor(() => expect(select(name)).toHaveProperty('disabled', false))

function Regions({ initial, error }: { initial?: readonly string[]; error?: string }) {
  const regions = useRegionCascade({ load: regionsForStory, initial })
  return (
    <form>
      <RegionFields regions={regions} error={error} required />
      <output>{regions.code}</output>
    </form>
  )
}

test('a level can be chosen after the one above it', async () => {
  render(<Regions />)
  const user = userEvent.setup()
  for (const [level, name] of [
    ['省份', '福建省'],
    ['城市', '厦门市'],
    ['区县', '思明区'],
  ] as const) {
    await enabled(level)
    await user.selectOptions(select(level), name)
  }
  expect(screen.getByRole('status').textContent).toBe('350203')
})

test('the error and the focus are at the first level without a choice', async () => {
  render(<Regions initial={['35']} error="请选择所在地区" />)
  await enabled('城市')
  const city = select('城市')
  expect(document.getElementById(city.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '请选择所在地区',
  )
  const group = document.forms[0]?.elements.namedItem('district_code')
  const [field] = group instanceof RadioNodeList ? group : [group]
  if (field instanceof HTMLElement) field.focus()
  expect(document.activeElement).toBe(city)
})

test('regions that could not be loaded can be loaded again', async () => {
  const retry = vi.fn()
  render(<RegionFields regions={{ ...none, levels: [{ status: 'failed', list: [], code: '' }], retry }} />)
  await userEvent.setup().click(screen.getByRole('button', { name: '重新加载' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('axe', async () => {
  const { container } = render(<Regions error="请选择所在地区" />)
  await enabled('省份')
  await expectAccessible(container)
})

testConformance(exported, { RegionFields: { props: { regions: none } } })
