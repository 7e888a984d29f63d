import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsTag, GoodsTags } from './GoodsTag'
import * as exported from './index'

test('[CN-03] a letter is read out by its name and what it promises', () => {
  render(<GoodsTag name="满" describe="满 500 减 20" />)
  expect(screen.getByText('满减：满 500 减 20')).toBeTruthy()
})

test('[CN-03] only tags that are to be shown are listed', () => {
  render(
    <GoodsTags
      tags={[
        { name: '优', describe: '', is_show: 1 },
        { name: '赠', describe: '', is_show: 0 },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('no tag, no list', async () => {
  const { container } = render(<GoodsTags tags={[{ name: '优', describe: '', is_show: 0 }]} />)
  expect(container.childElementCount).toBe(0)
  await expectAccessible(container)
})

testConformance(exported, {
  GoodsTag: { props: { name: '秒' } },
  GoodsTags: { props: { tags: [{ name: '秒', describe: '', is_show: 1 }] } },
})
