import { BatchTable } from '@yaoji/ui/batch-table'
import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import { Button } from '@yaoji/ui/button'
import { BuyBox } from '@yaoji/ui/buy-box'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Countdown } from '@yaoji/ui/countdown'
import { Dialog } from '@yaoji/ui/dialog'
import { DocumentList } from '@yaoji/ui/document-list'
import { Empty } from '@yaoji/ui/empty'
import { GoodsCard } from '@yaoji/ui/goods-card'
import { GoodsTable } from '@yaoji/ui/goods-table'
import { Icon } from '@yaoji/ui/icon'
import { Pagination } from '@yaoji/ui/pagination'
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from '@yaoji/ui/popover'
import { Price } from '@yaoji/ui/price'
import { PricePanel } from '@yaoji/ui/price-panel'
import { QuantityStepper } from '@yaoji/ui/quantity-stepper'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { Select } from '@yaoji/ui/select'
import { SiteFooter } from '@yaoji/ui/site-footer'
import { SpecTable } from '@yaoji/ui/spec-table'
import { Tabs } from '@yaoji/ui/tabs'
import { TextArea, TextField } from '@yaoji/ui/text-field'
import { ToastProvider, useToast } from '@yaoji/ui/toast'
import { useEffect } from 'react'
import { goodsForStory } from '#examples/goods-card/fixtures'
import { rowsForStory } from '#examples/goods-table/fixtures'
import { helpForStory, licencesForStory } from '#examples/site-footer/fixtures'
import { Cart } from './Cart'
import { Navigation } from './Navigation'

const goods = {
  ...goodsForStory(),
  limit_period: null,
  case_pack: 400,
  market_price: '18.60',
  ladder_price: [{ number: 50, price: '11.90' }],
}

/** Components that render each kind of element, alone and nested. */
export function App() {
  return (
    <ToastProvider>
      <Toast />
      <Price value="1234.50" unit="盒" />
      <Button>
        <Icon name="close" />
        加入
      </Button>
      <Button variant="primary">结算</Button>
      <Empty title="没有找到" />
      <Fields />
      <Navigation />
      <SectionHeading title="每日特价" words={['限时']} moreHref="#">
        <Countdown end={1_000_000} now={990_000} />
      </SectionHeading>
      <GoodsCard goods={goods} href="#7" onAdd={() => {}} />
      <GoodsTable label="商品" list={rowsForStory} goodsHref={({ id }) => `#${id}`} onAdd={() => {}} />
      <Product />
      <Cart />
      <SiteFooter
        licences={licencesForStory}
        recordNumber="闽ICP备2026000000号"
        recordHref="#record"
        year={2026}
        company="药集医药科技有限公司"
        groups={helpForStory}
      />
      <Panels />
    </ToastProvider>
  )
}

function Fields() {
  const invoices = [
    { value: 'ordinary', label: '增值税普通发票', description: '电子发票' },
    { value: 'special', label: '增值税专用发票', reason: '开票资料审核中' },
  ]
  return (
    <>
      <Checkbox label="全选" defaultChecked />
      <TextField label="收货人" hint="与证照一致" required />
      <TextField label="密码" type="password" error="密码不对" />
      <TextArea label="备注" />
      <Select label="省份" options={[{ value: '51', name: '四川' }]} />
      <RadioGroup legend="发票类型" options={invoices} defaultValue="ordinary" />
      <RadioGroup legend="开票方式" options={invoices} variant="cards" />
      <QuantityStepper
        label="数量"
        rule={{ min_qty: 1, step_qty: 1, max_qty: null, stock: 860, unit: '盒' }}
      />
    </>
  )
}

function Product() {
  return (
    <>
      <Breadcrumb items={[{ name: '首页', href: '#' }, { name: '商品' }]} />
      <PricePanel goods={goods} number={60} />
      <BuyBox goods={goods} onAdd={() => {}} onBuyNow={() => {}} />
      <Tabs
        label="商品资料"
        defaultValue="spec"
        items={[
          { value: 'spec', name: '规格' },
          { value: 'batches', name: '批号', count: 2 },
        ]}
      >
        <SpecTable rows={[{ name: '剂型', value: '胶囊剂' }]} />
      </Tabs>
      <BatchTable
        unit="盒"
        batches={[{ batch_no: '2503017', produce_date: '2025-03-01', expiry_date: '2027-02-28', number: 60 }]}
      />
      <DocumentList documents={[{ name: '注册批件', state: '有效' }]} documentHref={() => '#'} />
      <Pagination page={3} pageCount={9} hrefOf={page => `#${page}`} />
    </>
  )
}

function Panels() {
  return (
    <>
      <PopoverRoot open>
        <PopoverTrigger asChild>
          <Button>包邮规则</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="包邮规则">
          满 500 元包邮
          <PopoverClose>知道了</PopoverClose>
        </PopoverContent>
      </PopoverRoot>
      <Dialog open title="温馨提示" description="请确认" footer={<Button>确定</Button>}>
        <TextField label="原因" />
      </Dialog>
    </>
  )
}

function Toast() {
  const toast = useToast()
  useEffect(
    () => toast({ text: '收藏成功', action: { text: '查看收藏', href: '#' }, durationMs: 3_600_000 }),
    [toast],
  )
  return null
}
