import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AuthorisationLinks } from './AuthorisationLinks'
import { AuthorisationSheet, authorisationData } from './AuthorisationSheet'
import * as exported from './index'

const ENTERPRISE = { company: '康宁大药房', credit_code: '91510107MA6CEXAM1X', legal_person: '陈晓梅' }

test('the sheet has what is known; what is not is a line to write on', async () => {
  const data = authorisationData(ENTERPRISE, [
    { type: 'authorisation', number: 'WT-1', person: '李晓梅' },
    { type: 'buyer_identity', number: '510107199001011234', person: '' },
  ])
  const { container, rerender } = render(<AuthorisationSheet data={data} />)
  const text = () => screen.getByRole('region', { name: '采购委托书' }).textContent
  for (const known of ['康宁大药房', '陈晓梅', '李晓梅', '510107199001011234'])
    expect(text()).toContain(known)
  await expectAccessible(container)
  rerender(<AuthorisationSheet />)
  expect(text()).not.toContain('康宁大药房')
  expect(text()).toContain('兹委托')
})

test('what no document says is not known', () => {
  expect(authorisationData(ENTERPRISE, [])).toEqual({ ...ENTERPRISE, person: '', identity: '' })
})

test('it is printed filled in, or blank', () => {
  const { container } = render(<AuthorisationLinks filledHref="/filled" blankHref="/blank" />)
  expect(container.textContent).toBe('采购委托书范本：打印已填好的，或打印空白的，签字盖章后拍照上传。')
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['打印已填好的', '/filled'],
    ['打印空白的', '/blank'],
  ])
})

testConformance(exported, {
  AuthorisationSheet: {},
  AuthorisationLinks: { props: { filledHref: '/filled', blankHref: '/blank' } },
})
