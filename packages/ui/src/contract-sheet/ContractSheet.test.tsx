import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ContractSheet } from './ContractSheet'
import { agreementForStory } from './fixtures'
import * as exported from './index'

test('a contract has its details, its period, both parties and its terms', async () => {
  const { container } = render(<ContractSheet agreement={agreementForStory()} details={['编号 1']} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '药品供货合同',
    '甲方（供货方）',
    '乙方（采购方）',
    '一、质量',
    '二、付款',
  ])
  expect(container.textContent).toContain('编号 1有效期 2026-01-01 至 2026-12-31')
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(names.filter(name => name === '企业名称')).toHaveLength(2)
  expect(names.filter(name => name === '联系人')).toHaveLength(1)
  expect(screen.getByText('乙方凭检验报告验收。')).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
  await expectAccessible(container)
})

test('terms that scroll have a name, and the keyboard reaches them', async () => {
  const { container } = render(<ContractSheet agreement={agreementForStory()} scrolls />)
  const terms = screen.getByRole('region', { name: '合同条款' })
  expect([terms.tabIndex, terms.dataset.scrolls]).toEqual([0, ''])
  await expectAccessible(container)
})

testConformance(exported, {
  ContractSheet: { props: { agreement: agreementForStory(), details: ['编号 1'] } },
})
