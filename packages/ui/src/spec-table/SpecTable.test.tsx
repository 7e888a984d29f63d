import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SpecTable } from './SpecTable'

test('each name has its value beside it, and a missing value is a dash', async () => {
  const { container } = render(
    <SpecTable
      rows={[
        { name: '剂型', value: '胶囊剂' },
        { name: '医保类别', value: '' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['剂型', '医保类别'])
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['胶囊剂', '—'])
  await expectAccessible(container)
})

test('without rows there is nothing', () => {
  const { container } = render(<SpecTable rows={[]} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, { SpecTable: { props: { rows: [{ name: '剂型', value: '胶囊剂' }] } } })
