import { screen, waitFor, within } from '@testing-library/react'
import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import {
  type Answers,
  failWith,
  licenceDocumentFor,
  licenceDocumentsOf,
  licenceScopes,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const FILE = { id: 4, name: '许可证.png', type: 'image/png', size: 2048, url: '/api/file/4' } as const

const png = () => new File(['x'], FILE.name, { type: FILE.type })

/** The service has the new version. */
const accepted = () => licenceDocumentsOf([licenceDocumentFor()])

/** A document that was never submitted, one of several kinds. */
const MISSING = licenceDocumentFor({
  id: null,
  type: 'device_record',
  name: '医疗器械经营备案凭证',
  types: ['device_record', 'device_licence'],
  number: '',
  begin_date: null,
  end_date: null,
  state: 'missing',
  state_text: '未上传',
  versions: [],
})

async function openUpdate(document: LicenceDocument, answers: Answers = {}) {
  const shop = openShop('/zhzx/basic/zzzj', {
    'licence.documents': () => licenceDocumentsOf([document]),
    'licence.scopes': () => licenceScopes(),
    'file.upload': () => ({ file: FILE }),
    'file.remove': () => ({}),
    ...answers,
  })
  const name = `${document.id === null ? '上传' : '更新'}${document.name}`
  const show = async () => {
    await shop.user.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  return { ...shop, show, dialog: await show() }
}

const isOpen = () => screen.queryByRole('dialog') !== null

async function fill({ user, dialog }: Awaited<ReturnType<typeof openUpdate>>) {
  await user.upload(dialog.getByLabelText(/^文件/), png())
  await dialog.findByRole('button', { name: '查看 许可证.png' })
  await user.type(dialog.getByLabelText('有效期起'), '2026-11-01')
  await user.type(dialog.getByLabelText('有效期至'), '2031-10-31')
}

test('[RT-24 /zhzx/basic/zzzj] missing invoicing data have the credit code of the licence and no end', async () => {
  const invoice = { type: 'invoice_data', name: '开票资料', types: ['invoice_data'] } as const
  const { dialog, user } = await openUpdate({ ...MISSING, ...invoice, types: [...invoice.types] })
  expect(dialog.getByLabelText('纳税人识别号')).toHaveProperty('value', '91350100M000100Y43')
  expect(dialog.getByRole('checkbox', { name: '长期有效' })).toHaveProperty('checked', true)
  // What nobody entered is lost without a question.
  await user.click(dialog.getByLabelText('纳税人识别号'))
  await user.tab()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('[RT-24 /zhzx/basic/zzzj] a new version is submitted with its files, and says that it is reviewed', async () => {
  const page = await openUpdate(licenceDocumentFor(), { 'licence.update': accepted })
  const { user, client, dialog } = page
  expect(dialog.queryByRole('radio')).toBeNull()
  await fill(page)
  await user.click(dialog.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('药品经营许可证已提交审核')).toBeTruthy()
  expect(isOpen()).toBe(false)
  expect(client.sentTo('licence.update').map(({ input }) => input)).toMatchObject([
    {
      type: 'drug_licence',
      number: '鄂DA0270001',
      begin_date: '2026-11-01',
      end_date: '2031-10-31',
      file_ids: [4],
    },
  ])
})

test('[RT-24 /zhzx/basic/zzzj] a refused version says why, and the input stays', async () => {
  const page = await openUpdate(licenceDocumentFor(), {
    'licence.update': () =>
      failWith('invalid', { message: '请检查填写的内容', fields: { number: ['证号与企业名称不符'] } }),
  })
  await fill(page)
  await page.user.click(page.dialog.getByRole('button', { name: '提交审核' }))
  expect((await page.dialog.findAllByText('证号与企业名称不符')).length).toBeGreaterThan(0)
  expect(page.dialog.getByLabelText('有效期至')).toHaveProperty('value', '2031-10-31')
})

test('[RT-24 /zhzx/basic/zzzj] of a document that was never submitted the buyer chooses which one it is', async () => {
  const page = await openUpdate(MISSING, { 'licence.update': accepted })
  const { user, client, dialog } = page
  expect(dialog.getByRole('radio', { name: '医疗器械经营备案凭证' })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('checkbox', { name: '长期有效' }))
  await user.click(dialog.getByRole('radio', { name: '医疗器械经营许可证' }))
  expect(dialog.queryByRole('checkbox', { name: '长期有效' })).toBeNull()
  await user.type(dialog.getByLabelText('许可证编号'), '鄂DA1')
  await fill(page)
  await user.click(dialog.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('医疗器械经营许可证已提交审核')).toBeTruthy()
  expect(client.sentTo('licence.update')[0]?.input).toMatchObject({
    type: 'device_licence',
    number: '鄂DA1',
    end_date: '2031-10-31',
  })
})

test('[RT-24 /zhzx/basic/zzzj] a document without an end has no last day', async () => {
  const licence = { type: 'business_licence', name: '营业执照', number: '（老）注册号 1' } as const
  const { user, client, dialog } = await openUpdate(
    licenceDocumentFor({ ...licence, long_term: 1, end_date: null }),
    { 'licence.update': accepted },
  )
  expect(dialog.getByRole('checkbox', { name: '长期有效' })).toHaveProperty('checked', true)
  expect(dialog.getByLabelText('有效期至')).toHaveProperty('disabled', true)
  await user.upload(dialog.getByLabelText(/^文件/), png())
  await dialog.findByRole('button', { name: '查看 许可证.png' })
  await user.type(dialog.getByLabelText('有效期起'), '2026-11-01')
  await user.click(dialog.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('营业执照已提交审核')).toBeTruthy()
  expect(client.sentTo('licence.update')[0]?.input).toMatchObject({
    number: '91350100M000100Y43',
    long_term: 1,
  })
})

test('[RT-24 /zhzx/basic/zzzj] while a file is sent, nothing is submitted', async () => {
  const { user, client, dialog } = await openUpdate(licenceDocumentFor(), {
    'file.upload': () => new Promise(() => {}),
  })
  await user.upload(dialog.getByLabelText(/^文件/), png())
  await user.click(await dialog.findByRole('button', { name: '文件上传中' }))
  expect(client.sentTo('licence.update')).toEqual([])
})

test('[RT-24 /zhzx/basic/zzzj] a form with input is closed after a question, an untouched one at once', async () => {
  const { user, dialog, show } = await openUpdate(licenceDocumentFor())
  await user.click(dialog.getByRole('button', { name: '取消' }))
  expect(isOpen()).toBe(false)
  const again = await show()
  await user.type(again.getByLabelText('许可证编号'), '9')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: '放弃' }))
  const third = await show()
  expect(third.getByLabelText('许可证编号')).toHaveProperty('value', '鄂DA0270001')
  await user.upload(third.getByLabelText(/^文件/), png())
  await third.findByRole('button', { name: '查看 许可证.png' })
  await user.click(third.getByRole('button', { name: '取消' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})
