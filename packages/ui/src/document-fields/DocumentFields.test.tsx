import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DocumentType } from '@yaoji/domain'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DocumentFields, DocumentTypeField } from './DocumentFields'
import { documentFieldsForStory } from './fixtures'
import * as exported from './index'

test.each<[DocumentType, string[]]>([
  ['drug_licence', ['许可证编号', '有效期起', '有效期至']],
  ['authorisation', ['委托书编号', '被委托的采购员', '有效期起', '有效期至']],
  ['seal_specimen', ['有效期起', '有效期至']],
])('a document of the type %s asks for what it has', async (type, names) => {
  const { container } = render(<DocumentFields {...documentFieldsForStory} type={type} />)
  for (const name of names) expect(screen.getByLabelText(name)).toBeTruthy()
  expect(container.querySelectorAll('input[type="text"], input[type="date"]')).toHaveLength(names.length)
  await expectAccessible(container)
})

test('what lasts needs no end', async () => {
  render(<DocumentFields {...documentFieldsForStory} type="business_licence" isLongTerm />)
  const end = () => screen.getByLabelText('有效期至')
  expect(end()).toHaveProperty('disabled', true)
  await userEvent.setup().click(screen.getByRole('checkbox', { name: '长期有效' }))
  expect(end()).toHaveProperty('disabled', false)
})

test('both sides of an identity card are asked for', () => {
  render(<DocumentFields {...documentFieldsForStory} type="buyer_identity" />)
  expect(screen.getByText('文件（正反两面）')).toBeTruthy()
})

test('one of several documents is chosen by its name', async () => {
  const choose = vi.fn()
  render(
    <DocumentTypeField
      types={['device_licence', 'device_record']}
      value="device_licence"
      onValueChange={choose}
    />,
  )
  await userEvent.setup().click(screen.getByRole('radio', { name: '医疗器械经营备案凭证' }))
  expect(choose).toHaveBeenCalledWith('device_record')
})

testConformance(exported, {
  DocumentFields: { props: { ...documentFieldsForStory, type: 'drug_licence' } },
  DocumentTypeField: { props: { types: ['drug_licence'], value: 'drug_licence', onValueChange: () => {} } },
})
