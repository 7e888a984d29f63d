import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { Columns } from './Columns'
import * as exported from './index'

test('what is beside the content is read after it; without it there is one column', () => {
  const { rerender } = render(<Columns aside={<p>金额</p>}>商品清单</Columns>)
  const main = screen.getByText('商品清单')
  expect(main.compareDocumentPosition(screen.getByText('金额'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  rerender(<Columns aside={null}>商品清单</Columns>)
  expect(main.nextElementSibling).toBeNull()
})

testConformance(exported, { Columns: { props: { aside: '金额', children: '商品清单' } } })
