import { BatchTable } from '@yaoji/ui/batch-table'
import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import { Button } from '@yaoji/ui/button'
import { BuyBox } from '@yaoji/ui/buy-box'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Dialog } from '@yaoji/ui/dialog'
import { DocumentList } from '@yaoji/ui/document-list'
import { GoodsCard } from '@yaoji/ui/goods-card'
import { GoodsTags } from '@yaoji/ui/goods-tag'
import { Icon } from '@yaoji/ui/icon'
import { Pagination } from '@yaoji/ui/pagination'
import { Price } from '@yaoji/ui/price'
import { PricePanel } from '@yaoji/ui/price-panel'
import { SearchBox } from '@yaoji/ui/search-box'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { Select } from '@yaoji/ui/select'
import { SpecTable } from '@yaoji/ui/spec-table'
import { Tabs } from '@yaoji/ui/tabs'
import { TextField } from '@yaoji/ui/text-field'

const goods = {
  id: 7,
  name: '阿莫西林胶囊',
  ypgg: '0.25g×24粒',
  sccj: '香港澳美制药厂',
  bzdw: '盒',
  goods_image: [{ list: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }],
  tags: [{ name: '秒', describe: '', is_show: 1 }],
  number: 860,
  min_qty: 10,
  step_qty: 10,
  max_qty: null,
  limit_period: null,
  mid_pack: 10,
  case_pack: 400,
  near_expiry: 0,
  expiry_date: '2028-03-01',
  buy_state: 'ok' as const,
  price: '12.80',
  base_price: '12.80',
  market_price: '18.60',
  ladder_price_type: 2,
  ladder_price: [{ number: 50, price: '11.90' }],
}

/** One of each kind of element that components render. */
export function App() {
  return (
    <>
      <Price value="1234.50" unit="盒" />
      <Icon name="close" />
      <GoodsTags tags={goods.tags} />
      <Button>加入</Button>
      <Button variant="primary">结算</Button>
      <Checkbox>全选</Checkbox>
      <TextField label="收货人" />
      <Select label="省份" options={[{ value: '51', name: '四川' }]} />
      <SearchBox hotSearches={[{ name: '连花', url: '#' }]} onSearch={() => {}} />
      <Breadcrumb items={[{ name: '首页', href: '#' }, { name: '商品' }]} />
      <Pagination page={3} pageCount={9} pageHref={page => `#${page}`} />
      <SectionHeading title="每日特价" words={['限时']} moreHref="#" />
      <Tabs
        label="状态"
        items={[
          { value: 'all', name: '全部' },
          { value: 'due', name: '待付款' },
        ]}
      >
        内容
      </Tabs>
      <GoodsCard goods={goods} href="#7" />
      <PricePanel goods={goods} number={60} />
      <BuyBox goods={goods} onBuyNow={() => {}} />
      <SpecTable rows={[{ name: '剂型', value: '胶囊剂' }]} />
      <BatchTable
        unit="盒"
        batches={[{ batch_no: '2503017', produce_date: '2025-03-01', expiry_date: '2027-02-28', number: 60 }]}
      />
      <DocumentList documents={[{ name: '注册批件', state: '有效' }]} documentHref={() => '#'} />
      <Dialog open title="温馨提示" footer={<Button>确定</Button>}>
        弹窗
      </Dialog>
    </>
  )
}
