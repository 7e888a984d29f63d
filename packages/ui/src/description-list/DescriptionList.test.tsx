import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DescriptionList } from './DescriptionList'
import * as exported from './index'

test('each name describes its value; what has no value is left out', async () => {
  const { container } = render(
    <DescriptionList
      rows={[
        ['订单号', 'YJ26112000000018'],
        ['备注', ''],
        ['发票', undefined],
        ['收货人', '王药师'],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['订单号', '收货人'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'YJ26112000000018',
    '王药师',
  ])
  await expectAccessible(container)
})

testConformance(exported, { DescriptionList: { props: { rows: [['订单号', 'YJ1']] } } })
