import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { QualityInspection } from './QualityInspection'

const url = 'https://quality.example/report'

test('[CH-18 1] with an address it is a link that opens in a window of its own', async () => {
  const { container } = render(
    <QualityInspection quality_inspection={{ quality_inspection_url: url, msg: '' }} onMessage={() => {}} />,
  )
  const link = screen.getByRole('link', { name: '质检查询' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank'])
  await expectAccessible(container)
})

test('[CH-18 2] without an address its message is shown', async () => {
  const onMessage = vi.fn()
  render(
    <QualityInspection
      quality_inspection={{ quality_inspection_url: '', msg: '请联系客服开通' }}
      onMessage={onMessage}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: '质检查询' }))
  expect(onMessage).toHaveBeenCalledExactlyOnceWith('请联系客服开通')
})

test.each([null, { quality_inspection_url: '', msg: '' }])('[CH-18] with %o there is nothing', given => {
  const { container } = render(<QualityInspection quality_inspection={given} onMessage={() => {}} />)
  expect(container.childElementCount).toBe(0)
})

test('labels replace its text', () => {
  const given = { quality_inspection_url: url, msg: '' }
  render(
    <QualityInspection quality_inspection={given} onMessage={() => {}} labels={{ open: 'Inspection' }} />,
  )
  expect(screen.getByRole('link', { name: 'Inspection' })).toBeTruthy()
})

describe('with an address', () => {
  const quality_inspection = { quality_inspection_url: url, msg: '' }
  testConformance(exported, { QualityInspection: { props: { quality_inspection } } })
})

describe('with a message', () => {
  const quality_inspection = { quality_inspection_url: '', msg: '请联系客服开通' }
  testConformance(exported, {
    QualityInspection: { props: { quality_inspection }, acts: 'onClick', reports: 'onMessage' },
  })
})
