import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ContractEvidence } from './ContractEvidence'
import { ContractTable } from './ContractTable'
import { contractForStory } from './fixtures'
import * as exported from './index'

test('a contract is read and printed on its page, and downloaded', async () => {
  const { container } = render(
    <ContractTable contracts={[contractForStory()]} hrefOf={({ id }) => `/locked/${id}`} />,
  )
  expect(screen.getByText('2026-01-01 至 2026-12-31')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看和打印 HT2026000018' }).getAttribute('href')).toBe('/locked/1')
  expect(screen.getByRole('link', { name: '下载 PDF HT2026000018' }).getAttribute('target')).toBe('_blank')
  await expectAccessible(container)
})

test('while the contracts load it says so', () => {
  render(<ContractTable contracts={undefined} hrefOf={() => '/'} />)
  expect(screen.getByText('正在加载合同')).toBeTruthy()
  expect(screen.getByRole('table', { name: '已签订的合同' }).getAttribute('aria-busy')).toBe('true')
})

test('the evidence says how it was signed, and what was not recorded', () => {
  const { rerender } = render(<ContractEvidence contract={contractForStory()} />)
  expect(screen.getByText('短信验证码，手机号 138****0001')).toBeTruthy()
  expect(screen.getByText('首次下载后显示')).toBeTruthy()
  rerender(<ContractEvidence contract={contractForStory({ signed_phone: '', text_sha256: '' })} />)
  expect(screen.getByText('随资质审核通过签订')).toBeTruthy()
  expect(screen.getByText('签订时没有记录')).toBeTruthy()
})

testConformance(exported, {
  ContractTable: { props: { contracts: [contractForStory()], hrefOf: () => '/locked/1' } },
  ContractEvidence: { props: { contract: contractForStory() } },
})
