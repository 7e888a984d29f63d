import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isTagKind } from '@yaoji/domain'
import { createCartStore, usePurchaseImport } from '@yaoji/hooks'
import { type ReactElement, useEffect } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AccountSummary, EnterprisePanel } from '../account-summary'
import { accountUserForStory, enterpriseForStory } from '../account-summary/fixtures'
import { ActionBar } from '../action-bar'
import { AddToCart } from '../add-to-cart'
import { AddedLinesDialog } from '../added-lines-dialog'
import { addedLinesForStory } from '../added-lines-dialog/fixtures'
import { AddressBook } from '../address-book'
import { addressesForStory } from '../address-book/fixtures'
import { AddressCard } from '../address-card'
import { addressCardForStory } from '../address-card/fixtures'
import { AddressFields } from '../address-form'
import { addressFormForStory } from '../address-form/fixtures'
import { AddressPicker } from '../address-picker'
import { addressForStory } from '../address-picker/fixtures'
import { AppQr } from '../app-qr'
import { ArrivalButton } from '../arrival-button'
import { Article } from '../article'
import { blocksForStory } from '../article/fixtures'
import { ArticlePage, ArticlePageSkeleton, UsefulVote } from '../article-page'
import { articleDetailForStory } from '../article-page/fixtures'
import { AuthorisationLinks, AuthorisationSheet } from '../authorisation-sheet'
import { BannerCarousel } from '../banner-carousel'
import { slidesForStory } from '../banner-carousel/fixtures'
import { BatchTable } from '../batch-table'
import { BrandGrid, BrandSummary } from '../brand-grid'
import { brandForStory } from '../brand-grid/fixtures'
import { Breadcrumb } from '../breadcrumb'
import { BuyBox } from '../buy-box'
import { BuyerBox } from '../buyer-box'
import { buyerForStory, buyerHrefsForStory, ordersForStory } from '../buyer-box/fixtures'
import { CartStepBar } from '../cart-step-bar'
import { CartTable, type CartTableLine } from '../cart-table'
import { lineForStory, manyLines, totalForStory, warehouses } from '../cart-table/fixtures'
import { CartTotals } from '../cart-totals'
import { totalsForStory } from '../cart-totals/fixtures'
import { CashbackMonthTable, CashbackOrderTable, CashbackProgress } from '../cashback'
import {
  cashbackMonthsForStory,
  cashbackOrderForStory,
  cashbackOwnForStory,
  cashbackTiersForStory,
} from '../cashback/fixtures'
import { CategoryMenu } from '../category-menu'
import { categoryForStory } from '../category-menu/fixtures'
import { ChatLink } from '../chat-link'
import { ClosableAd } from '../closable-ad'
import { CombinationCard } from '../combination-card'
import { combinationFor } from '../combination-card/fixtures'
import { ConfirmProvider, useConfirm } from '../confirm'
import { ContractSheet } from '../contract-sheet'
import { agreementForStory } from '../contract-sheet/fixtures'
import { ContractEvidence, ContractTable } from '../contract-table'
import { contractForStory } from '../contract-table/fixtures'
import { CopyButton } from '../copy-button'
import { Countdown } from '../countdown'
import { ClaimCard, CouponCard } from '../coupon-card'
import { claimableFor, couponFor } from '../coupon-card/fixtures'
import { DateRange } from '../date-range'
import { DocumentFields, DocumentTypeField } from '../document-fields'
import { documentFieldsForStory } from '../document-fields/fixtures'
import { DocumentList } from '../document-list'
import { DocumentPanel, DocumentSummary } from '../document-panel'
import { requirementForStory, savedDocumentForStory } from '../document-panel/fixtures'
import { DrawPopup } from '../draw-popup'
import { DrawActivity, DrawPictures } from '../draw-zone'
import { drawActivityForStory, drawPicturesForStory } from '../draw-zone/fixtures'
import { Empty } from '../empty'
import { EnterpriseFields, EnterpriseSummary, EnterpriseTypeField, InvoiceFields } from '../enterprise-form'
import { ENTERPRISE_FOR_STORY, fieldForStory } from '../enterprise-form/fixtures'
import { ErrorState } from '../error-state'
import { ArrivalTable, FavoritePanel, FavoriteTable } from '../favorite-table'
import { favoriteForStory } from '../favorite-table/fixtures'
import { FeedbackList } from '../feedback-list'
import { answeredFeedbackForStory } from '../feedback-list/fixtures'
import { FilterPanel } from '../filter-panel'
import { Form } from '../form'
import { formForStory } from '../form/fixtures'
import { FormDialog } from '../form-dialog'
import { FormatsProvider, type Times } from '../formats'
import { PointsBar, RedeemedSummary, RedeemFields } from '../gift-card'
import { GoodsCard } from '../goods-card'
import { goodsForStory } from '../goods-card/fixtures'
import { GoodsDelivery, GoodsDetailSkeleton, OfferLimits, OtherPrices } from '../goods-detail'
import { GoodsGallery } from '../goods-gallery'
import { GoodsTable } from '../goods-table'
import { rowsForStory } from '../goods-table/fixtures'
import { GoodsTags } from '../goods-tag'
import { GoodsTile } from '../goods-tile'
import { InvoiceEmailField, InvoiceProfile, InvoiceProfileFields, InvoiceTypeField } from '../invoice-profile'
import {
  invoiceChangeForStory,
  invoiceProfileForStory,
  invoiceTypesForStory,
} from '../invoice-profile/fixtures'
import { InvoiceOrderTable, InvoiceTable } from '../invoice-table'
import { invoiceForStory, invoiceOrderForStory } from '../invoice-table/fixtures'
import { KeywordFilter } from '../keyword-filter'
import { LabelsProvider } from '../labels'
import { LadderHints } from '../ladder-hints'
import { LedgerNone, LedgerPanel, LedgerRows, LedgerTable } from '../ledger-table'
import { ledgerRowForStory } from '../ledger-table/fixtures'
import { LicenceBanner } from '../licence-banner'
import { LicenceScopes, LicenceTable, LicenceVersions, ScopeNotice } from '../licence-table'
import { licenceForStory, licenceVersionForStory, missingLicenceForStory } from '../licence-table/fixtures'
import { ListEmpty, ListPanel } from '../list-panel'
import { LoadingBar } from '../loading-bar'
import { LoginHeader } from '../login-header'
import { LoginPanel } from '../login-panel'
import { Logo } from '../logo'
import { ManjianHints, type ManjianState } from '../manjian-hints'
import { MessageList } from '../message-list'
import { messageForStory } from '../message-list/fixtures'
import { NavBar } from '../nav-bar'
import { navForStory } from '../nav-bar/fixtures'
import { NotificationFilters, NotificationList, NotificationListSkeleton } from '../notification-list'
import { notificationForStory } from '../notification-list/fixtures'
import { NumberField } from '../number-field'
import { OrderAmounts } from '../order-amounts'
import { amountsForStory } from '../order-amounts/fixtures'
import { OrderCost } from '../order-cost'
import { EndOrderDialog, ReceiveOrderDialog } from '../order-dialogs'
import { EarlierOrders } from '../order-grid'
import { type OrderLine, OrderLines, orderLinesOfCart, orderLinesOfOrder } from '../order-lines'
import { OrderLinks } from '../order-links'
import { orderLinkForStory } from '../order-links/fixtures'
import { BalanceConfirmation, OrderLinesPanel, PayBar, PaymentScope, RefusedSlip } from '../order-payment'
import { dueForStory, orderWithLinesForStory } from '../order-payment/fixtures'
import {
  OrderAfterSales,
  OrderDetailSkeleton,
  OrderInvoices,
  OrderPayments,
  OrderRefunds,
  OrderSummary,
} from '../order-records'
import {
  afterSaleForStory,
  invoiceForOrderStory,
  orderSummaryForStory,
  refundForStory,
  transferForStory,
} from '../order-records/fixtures'
import { DeliverySheets, ReceiptSheet, ReturnSheet } from '../order-sheets'
import { orderSheetForStory, returnSheetForStory } from '../order-sheets/fixtures'
import { OrderStatus } from '../order-status'
import { OrderTable } from '../order-table'
import { orderForStory, purchaseForStory } from '../order-table/fixtures'
import { PackList } from '../pack-list'
import { batchPacksForStory } from '../pack-list/fixtures'
import { KeyPagination, LoadMore, Pagination } from '../pagination'
import { PaidResult } from '../paid-result'
import { ParcelList } from '../parcel-list'
import { parcelForStory } from '../parcel-list/fixtures'
import { NewPasswordField } from '../password-strength'
import { PayMethods } from '../pay-methods'
import { PaymentStatus } from '../payment-status'
import { PriceGate } from '../price-gate'
import { PricePanel } from '../price-panel'
import { PromoBanner, PromoCard } from '../promo-card'
import { promoForStory } from '../promo-card/fixtures'
import { PromotionList } from '../promotion-list'
import { PurchaseImport } from '../purchase-import'
import type { PLAN_BOOK } from '../purchase-import/fixtures'
import { QualityInspection } from '../quality-inspection'
import { QuantityStepper } from '../quantity-stepper'
import { ReceiptRow } from '../receipt-row'
import { refusedReceiptForStory } from '../receipt-row/fixtures'
import { RecordsTable } from '../records-table'
import { RedemptionRowsSkeleton } from '../redemption-row'
import { RegionSelect } from '../region-select'
import { ReturnBatches } from '../return-batches'
import { returnableBatchForStory } from '../return-batches/fixtures'
import { ReturnPanel, SendBackNotice } from '../return-panel'
import { refundedReturnForStory, sendBackForStory } from '../return-panel/fixtures'
import { ScopeChoice } from '../scope-choice'
import { scopesForStory } from '../scope-choice/fixtures'
import { SearchBox } from '../search-box'
import { hotSearchesForStory } from '../search-box/fixtures'
import { SearchForm } from '../search-form'
import { SearchNotice } from '../search-notice'
import { SectionHeading } from '../section-heading'
import { SessionTable } from '../session-table'
import { sessionForStory } from '../session-table/fixtures'
import { ShippingHint, ZoneShipping } from '../shipping-hint'
import { SideCart } from '../side-cart'
import { SideNav } from '../side-nav'
import { linksForStory } from '../side-nav/fixtures'
import { SideTree } from '../side-tree'
import { groupsForStory } from '../side-tree/fixtures'
import { SiteFooter } from '../site-footer'
import { helpForStory, licencesForStory, sitesForStory } from '../site-footer/fixtures'
import { SiteHeader } from '../site-header'
import { Skeleton } from '../skeleton'
import { GOODS_SORTS, SortBar } from '../sort-bar'
import { SpikeBlock } from '../spike-block'
import { SPIKE_NOON, spikeForStory } from '../spike-block/fixtures'
import { StepBar } from '../step-bar'
import { StoreCopy } from '../store-copy'
import { copyResultsForStory, storesForStory } from '../store-copy/fixtures'
import { StoreTable } from '../store-table'
import { storeForStory } from '../store-table/fixtures'
import { TextField } from '../text-field'
import { TicketPanel } from '../ticket-panel'
import { ticketForStory } from '../ticket-panel/fixtures'
import { Timeline, TimelineSkeleton } from '../timeline'
import { ToastProvider, useToast } from '../toast'
import { TodoList } from '../todo-list'
import { todosForStory } from '../todo-list/fixtures'
import { TopBar } from '../top-bar'
import { topBarHrefsForStory } from '../top-bar/fixtures'
import { TransferAccount } from '../transfer-account'
import { FilesField, Upload } from '../upload'
import { uploadForStory } from '../upload/fixtures'
import { BalanceFigures, WalletFigures } from '../wallet-figures'
import { walletHrefsForStory, walletMoneyForStory } from '../wallet-figures/fixtures'
import { WantedDetail, WantedReply, WantedTable } from '../wanted-table'
import { wantedForStory } from '../wanted-table/fixtures'
import { ZonePictures } from '../zone-strip'
import { en } from './en'

// The dialog is fetched with the first question; the test does not pay for compiling it.
beforeAll(() => import('../confirm/ConfirmDialog'))

/** Chinese characters, the punctuation of Chinese texts, and the symbol of the yuan. */
const CHINESE = /[¥\u3001-\u303f\u3400-\u9fff\uff01-\uff60]+/g

/** A month or a day as on the wire. */
const WIRE_TIME = /\d{4}-\d\d(-\d\d)?(?!\d)/

const names = new Map<string, string>()

/** The data of a story as an English application has them; the letters of tags stay, they are the wire’s. */
function english<Data>(data: Data): Data {
  if (typeof data === 'string') return (isTagKind(data) ? data : englishText(data)) as Data
  if (Array.isArray(data)) return data.map(english) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, english(value)])) as Data
}

/** A time inside a Chinese text is part of a message of the service, which stays as it is. */
function englishText(text: string): string {
  const named = text.replace(CHINESE, nameOf)
  return named === text ? text : named.replace(WIRE_TIME, 'that day')
}

/** Another name for each Chinese text, because lists have their keys of them. */
function nameOf(text: string): string {
  if (text === '盒') return 'box'
  const name = names.get(text) ?? `Name ${names.size}`
  names.set(text, name)
  return name
}

/** What a user reads or hears that is still Chinese, in yuan, or a time as on the wire. */
function foreignIn(root: ParentNode): string[] {
  const attributes = ['aria-label', 'aria-roledescription', 'aria-description', 'title', 'placeholder', 'alt']
  const texts = [...root.querySelectorAll('*')].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent),
    ...attributes.map(name => element.getAttribute(name)),
  ])
  return texts.filter(
    text => text !== null && (text.search(CHINESE) >= 0 || WIRE_TIME.test(text)),
  ) as string[]
}

/** The times of another shop: `11/24/2026 10:00`. */
const american: Times = {
  month: time => `${time.slice(5, 7)}/${time.slice(0, 4)}`,
  date: time => `${time.slice(5, 7)}/${time.slice(8, 10)}/${time.slice(0, 4)}`,
  minute: time => american.date(time) + time.slice(10, 16),
  second: time => american.date(time) + time.slice(10),
  shortMinute: time => `${time.slice(5, 7)}/${time.slice(8, 16)}`,
}

/** A shop in English and in dollars. */
const show = (content: ReactElement) =>
  render(
    <LabelsProvider labels={en}>
      <FormatsProvider currency={{ prefix: '$' }} times={american}>
        {content}
      </FormatsProvider>
    </LabelsProvider>,
  )

const hrefOf = () => '/1'
const noRegions = () => new Promise<never>(() => {})
const NONE_CHOSEN = { chosen: [], extent: 'none', toggleAll: () => {} } as const
const goods = english(goodsForStory({ ladder_price: [{ number: 50, price: '12.30' }], expiry_date: null }))
const STATES = [
  'ok',
  'login',
  'unverified',
  'verifying',
  'licence_expired',
  'out_of_scope',
  'controlled',
  'region',
  'limit_reached',
  'no_stock',
  'off_shelf',
  'price_pending',
] as const

const reduction = totalsForStory().activity_data.manjians.list[0]!
const combination = {
  name: 'Cough kit',
  list: [
    { goods_id: 7, name: 'Granules', ypgg: '10g×9', number: 2 },
    { goods_id: 8, name: 'Syrup', ypgg: '120ml', number: 1 },
  ],
}

/** A cart line of every kind: an offer, a gift, a bundle, ephedrine, short-dated, tiers, and every buy state. */
const cartLines: CartTableLine[] = english([
  lineForStory(1, { type: 1, raw_price: '15.00', gift_data: { total: 2, name: 'Tissues' } }),
  lineForStory(2, { type: 3, combination }, { sccj: '', ypgg: '' }),
  lineForStory(3, { goods_manjian_id: 7, number: 40 }, { special_flag: 'ephedrine' }),
  lineForStory(
    4,
    {},
    {
      near_expiry: 1,
      ladder_price: [
        { number: 10, price: '11.00' },
        { number: 90, price: '9' },
      ],
    },
  ),
  lineForStory(5, { price: undefined, subtotal: undefined }, { buy_state: 'login', is_buy: 0, ck_id: 9 }),
  ...STATES.slice(2).map((buy_state, at) =>
    lineForStory(10 + at, { is_selected: 0 }, { buy_state, is_buy: 0, ck_id: 2 }),
  ),
])

type CartTotal = Omit<ReturnType<typeof totalForStory>, 'activity_data'> & {
  activity_data: { manjians: { list: ManjianState[] } }
}

function Cart({ lines }: { lines: CartTableLine[] }) {
  const never = () => new Promise<never>(() => {})
  const cart = createCartStore<CartTableLine, CartTotal>({
    sendNumber: never,
    sendSelected: never,
    sendDelete: never,
  })
  const total = { ...totalForStory(lines), activity_data: { manjians: { list: [english(reduction)] } } }
  cart.load({ list: lines, warehouses: english(warehouses), total })
  const filters = [{ filter: 1, name: 'Offers', count: 2 }]
  const links = { goodsHref: hrefOf, similarHref: hrefOf, actionHref: hrefOf, homeHref: '/' }
  return <CartTable cart={cart} filters={filters} {...links} />
}

function ordered(id: number, change = {}) {
  const line = { id, name: 'Capsules', ypgg: '24', sccj: 'Maker', bzdw: 'box', image: '', number: 6 }
  const amounts = {
    price: '12.80',
    raw_price: '14.00',
    amount: '76.80',
    manjian_share: '5.00',
    coupon_share: '0.00',
  }
  const alone = { combination_id: null, combination_name: '', combination_number: 0, combination_kinds: 0 }
  const batches = [
    { batch_no: 'A1', expiry_date: '2027-02-28', number: 4, report_url: '/report' },
    { batch_no: 'A2', expiry_date: '2027-03-31', number: 2, report_url: '' },
  ]
  return { ...line, ...amounts, ...alone, is_gift: 0, batches, ...change }
}

const bundle = { combination_id: 9, combination_name: 'Kit', combination_number: 3, combination_kinds: 2 }
const orderedLines: OrderLine[] = orderLinesOfOrder([
  ordered(1, { refunded_number: 3, unshipped_number: 1, near_expiry: 1 }),
  ordered(2, { is_gift: 1 }),
  ordered(3, bundle),
  ordered(4, { ...bundle, name: 'Syrup' }),
])
const manyOrderLines = english(orderLinesOfCart(manyLines(30)))

function Asking() {
  const confirm = useConfirm()
  return (
    <button type="button" onClick={() => void confirm({ text: 'Delete it?' })}>
      Ask
    </button>
  )
}

function Telling() {
  const toast = useToast()
  useEffect(() => toast({ text: 'Saved', action: { text: 'View', href: '/star' } }), [toast])
  return null
}

function Import() {
  return <PurchaseImport book={usePurchaseImport(SHEETS)} />
}

const SHEETS = [
  {
    name: 'Plan',
    rows: [
      ['code', 'name', 'qty'],
      ['101005', 'Capsules', '10'],
    ],
  },
  { name: 'Other', rows: [] },
] as unknown as typeof PLAN_BOOK

const payment = { pay_before: '2027-03-15 15:30:00', paid_at: null }
const user = english(buyerForStory())
const column = { key: 'text', title: 'Text', render: (row: { text: string }) => row.text }
const levels = Array.from({ length: 12 }, (_, index) => ({
  time: '2026-11-20 10:00:30',
  text: `Step ${index}`,
}))

test.each<[string, ReactElement]>([
  ...STATES.map((buy_state): [string, ReactElement] => [
    `GoodsCard ${buy_state}`,
    <GoodsCard
      key="card"
      goods={{
        ...goods,
        buy_state,
        tags: ['优', '秒', '满', '换购', '赠', '特', '新'].map(name => ({ name, describe: '', is_show: 1 })),
      }}
      href="/1"
      actionHref={hrefOf}
    />,
  ]),
  ...STATES.map((buy_state): [string, ReactElement] => [
    `PriceGate ${buy_state}`,
    <PriceGate key="gate" buy_state={buy_state} actionHref={hrefOf} />,
  ]),
  [
    'GoodsCard with an offer',
    <GoodsCard key="0" goods={{ ...goods, max_qty: 3, offer: { kind: 'spike', end_at: null } }} href="/1" />,
  ],
  ['AddToCart', <AddToCart key="0" goods={goods} />],
  ['GoodsTable', <GoodsTable key="0" label="List" list={english(rowsForStory)} goodsHref={hrefOf} />],
  ['GoodsTable loading', <GoodsTable key="0" label="List" list={undefined} goodsHref={hrefOf} />],
  ['GoodsTile', <GoodsTile key="0" goods={{ ...goods, market_price: '16.00', goods_image: [] }} href="/1" />],
  ['GoodsTags', <GoodsTags key="0" tags={[{ name: '满', describe: '500 - 20', is_show: 1 }]} />],
  ['GoodsGallery', <GoodsGallery key="0" name="Capsules" goods_image={[]} />],
  [
    'BuyBox',
    <BuyBox
      key="0"
      goods={{
        name: 'Capsules',
        bzdw: 'box',
        number: 860,
        min_qty: 20,
        step_qty: 10,
        max_qty: 200,
        limit_period: 'month',
        mid_pack: 10,
        case_pack: 400,
        buy_state: 'ok',
      }}
      onBuyNow={() => {}}
    />,
  ],
  [
    'PricePanel',
    <PricePanel
      key="0"
      goods={{
        bzdw: 'box',
        min_qty: 10,
        buy_state: 'ok',
        price: '12.80',
        base_price: '12.80',
        market_price: '18.60',
        ladder_price_type: 2,
        ladder_price: [{ number: 50, price: '11.90' }],
        offer: { kind: 'everyday', end_at: null },
      }}
      number={60}
    />,
  ],
  ['CartTable', <Cart key="0" lines={cartLines} />],
  ['CartTable empty', <Cart key="0" lines={[]} />],
  ['CartTotals', <CartTotals key="0" total={english(totalsForStory({ welfare_amount: '3.00' }))} />],
  [
    'CartTotals login',
    <CartTotals
      key="0"
      total={english(totalsForStory({ action: { state: 'login', message: '' } }))}
      loginHref="/login"
      pending
    />,
  ],
  [
    'OrderLines',
    <OrderLines
      key="0"
      requestReportHref="/ask"
      parts={[
        { key: '1', warehouse: '', is_ephedrine: 0, lines: orderedLines, amounts: amountsForStory('256.00') },
        { key: '2', warehouse: 'East', is_ephedrine: 1, lines: manyOrderLines },
      ]}
    />,
  ],
  [
    'OrderLines of a cart',
    <OrderLines
      key="0"
      parts={[
        {
          key: '1',
          warehouse: 'East',
          is_ephedrine: 0,
          lines: orderLinesOfCart([lineForStory(2, { combination }, { name: 'Kit', sccj: '' })]),
        },
      ]}
    />,
  ],
  [
    'OrderAmounts',
    <OrderAmounts
      key="0"
      amounts={amountsForStory('256.00', {
        welfare_amount: '1.00',
        promotion_amount: '1.00',
        manjian_amount: '1.00',
        coupon_amount: '1.00',
        cash_amount: '1.00',
        points_amount: '1.00',
        balance_amount: '1.00',
        shipping_amount: '4.00',
        full_shipping_amount: '12.00',
        freight_coupon_amount: '8.00',
      })}
    />,
  ],
  [
    'RecordsTable',
    <RecordsTable key="0" label="Ledger" columns={[column]} rows={undefined} rowKey={row => row.text} />,
  ],
  ['Timeline', <Timeline key="0" entries={levels} />],
  ['PayMethods', <PayMethods key="0" options={[]} />],
  [
    'SearchBox',
    <SearchBox
      key="0"
      onSearch={() => {}}
      suggest={async () => []}
      hotSearches={english(hotSearchesForStory)}
    />,
  ],
  [
    'SiteHeader',
    <SiteHeader
      key="0"
      homeHref="/"
      cart={{ href: '/cart', count: 3 }}
      service={{
        admin: { name: 'Min Zhang', phone: '138', is_default: 0 },
        hotline: '400',
        complaintLine: '0591',
      }}
    />,
  ],
  [
    'SiteFooter',
    <SiteFooter
      key="0"
      licences={english(licencesForStory)}
      recordNumber="1"
      year={2026}
      groups={english(helpForStory)}
      sites={english(sitesForStory)}
    />,
  ],
  [
    'TopBar',
    <TopBar
      key="0"
      hrefs={topBarHrefsForStory}
      user={{ company: 'Pharmacy' }}
      onLogout={() => {}}
      onAddToDesktop={() => {}}
      app={{ app_qr: '/qr.svg', app_url: '/app' }}
    />,
  ],
  [
    'TopBar of a visitor',
    <TopBar
      key="0"
      hrefs={topBarHrefsForStory}
      user={{ company: '' }}
      onLogout={() => {}}
      onAddToDesktop={() => {}}
    />,
  ],
  ['Pagination', <Pagination key="0" page={2} pageCount={9} />],
  ['KeyPagination', <KeyPagination key="0" />],
  ['LoadMore', <LoadMore key="0" shown={40} total={90} more onMore={() => {}} />],
  [
    'AddressPicker',
    <AddressPicker
      key="0"
      addresses={english([
        addressForStory(),
        ...Array.from({ length: 9 }, (_, at) =>
          addressForStory({ id: at + 2, is_default: 0, is_reviewed: 0, review_text: '' }),
        ),
      ])}
      value={1}
      onValueChange={() => {}}
      onAdd={() => {}}
      onEdit={() => {}}
    />,
  ],
  [
    'AddressPicker without addresses',
    <AddressPicker key="0" addresses={[]} value={null} onValueChange={() => {}} onAdd={() => {}} />,
  ],
  [
    'CouponCard',
    <CouponCard
      key="0"
      coupon={english(couponFor({ max_amount: '50.00' }))}
      stock={{ left: 5, quota: 20 }}
    />,
  ],
  ['CombinationCard', <CombinationCard key="0" combination={english(combinationFor())} hrefOf={hrefOf} />],
  [
    'Upload',
    <Upload
      key="0"
      label="Licence"
      items={english([
        uploadForStory(),
        uploadForStory({ key: 'b', state: 'failed', canRetry: true }),
        uploadForStory({ key: 'c', state: 'sending', progress: 0.4 }),
      ])}
      onFiles={() => {}}
      onRemove={() => {}}
      onRetry={() => {}}
      max={3}
    />,
  ],
  [
    'Toast',
    <ToastProvider key="0">
      <Telling />
    </ToastProvider>,
  ],
  ['Empty', <Empty key="0" title="Nothing" />],
  ...(['failed', 'busy', 'timeout', 'offline'] as const).map((kind): [string, ReactElement] => [
    `ErrorState ${kind}`,
    <ErrorState key="0" kind={kind} onRetry={() => {}} />,
  ]),
  ['AppQr', <AppQr key="0" app_qr="/qr.svg" app_url="/app" />],
  ['ArrivalButton', <ArrivalButton key="0" name="Capsules" />],
  ['Article', <Article key="0" blocks={english(blocksForStory)} />],
  ['BannerCarousel', <BannerCarousel key="0" slides={english(slidesForStory)} />],
  [
    'BatchTable',
    <BatchTable
      key="0"
      batches={[{ batch_no: 'A1', produce_date: '2025-03-01', expiry_date: '2027-02-28', number: 60 }]}
      unit="box"
      nearBefore="2027-06-01"
    />,
  ],
  ['BatchTable without batches', <BatchTable key="0" batches={[]} unit="box" />],
  ['BrandGrid', <BrandGrid key="0" brands={english(brandForStory)} hrefOf={hrefOf} />],
  ['Breadcrumb', <Breadcrumb key="0" items={[{ name: 'Home', href: '/' }]} />],
  [
    'BuyerBox',
    <BuyerBox
      key="0"
      user={{ ...user, licence_state: 'expired', licence_message: '' }}
      hrefs={buyerHrefsForStory}
      orders={english(ordersForStory)}
    />,
  ],
  [
    'BuyerBox of a visitor',
    <BuyerBox key="0" user={{ ...user, company: '' }} hrefs={buyerHrefsForStory} orders={[]} />,
  ],
  ['CartStepBar', <CartStepBar key="0" step={3} />],
  [
    'CategoryMenu',
    <CategoryMenu
      key="0"
      category={english(categoryForStory)}
      hrefOf={hrefOf}
      variant="column"
      columnOnPage
    />,
  ],
  ['CopyButton', <CopyButton key="0" text="1" name="Number" />],
  [
    'DateRange',
    <DateRange
      key="0"
      label="Days"
      today="2026-11-26"
      defaultValue={{ from: '2026-11-26', to: '2026-11-01' }}
    />,
  ],
  ['DocumentList', <DocumentList key="0" documents={[]} />],
  [
    'FilterPanel',
    <FilterPanel
      key="0"
      facets={[
        {
          key: 'a',
          name: 'Maker',
          values: Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, name: `M${at}`, count: 1 })),
        },
      ]}
      chosen={{ a: ['1'] }}
      onChosenChange={() => {}}
    />,
  ],
  [
    'LadderHints',
    <LadderHints
      key="0"
      ladder_price={[
        { number: 10, price: '11.00' },
        { number: 50, price: '9.00' },
        { number: 90, price: '10.00' },
      ]}
      ladder_price_type={1}
      base_price="12.80"
      number={20}
      unit="box"
    />,
  ],
  ...(['draft', 'submitted', 'rejected', 'updating', 'expired'] as const).map(
    (state): [string, ReactElement] => [
      `LicenceBanner ${state}`,
      <LicenceBanner key="0" licence_state={state} href="/zhzx" />,
    ],
  ),
  ['LoadingBar', <LoadingBar key="0" active />],
  [
    'LoginHeader',
    <LoginHeader key="0" title="Welcome" homeHref="/" hotline="400" onAddToDesktop={() => {}} />,
  ],
  ['Logo', <Logo key="0" />],
  [
    'PromotionList',
    <PromotionList
      key="0"
      promotions={[{ tag: '满', title: 'Summer', describe: '500 - 20', goods_manjian_id: 7 }]}
      promotionHref={hrefOf}
    />,
  ],
  ['SectionHeading', <SectionHeading key="0" title="Deals" moreHref="/1" />],
  ['NumberField', <NumberField key="0" label="Amount" unit="box" />],
  ['KeywordFilter', <KeywordFilter key="0" label="Order" value="1" onSearch={() => {}} />],
  [
    'ListPanel',
    <ListPanel key="0" name="orders" counts={{ total: 45, page: 1, last_page: 3 }} refreshing={false} />,
  ],
  ['Countdown', <Countdown key="0" end={100_000} now={0} />],
  ['Countdown at its end', <Countdown key="0" end={0} now={1} />],
  ['ChatLink', <ChatLink key="0" canChat={false} qqNumbers={['1']} requestSrc={async () => '/'} />],
  ['ClosableAd', <ClosableAd key="0" ad={{ image: '/1.svg', url: '/1', title: 'Ad' }} placement="bottom" />],
  ...(['ready', 'drawing', 'reading'] as const).map((state): [string, ReactElement] => [
    `DrawPopup ${state}`,
    <DrawPopup
      key="0"
      draw={{
        state,
        activity: null,
        prize: { id: 1, is_join: 1, name: 'Voucher', remarks: '' },
        start: () => {},
        close: () => {},
        readAgain: () => {},
      }}
    />,
  ]),
  ['TimelineSkeleton', <TimelineSkeleton key="0" />],
  [
    'ManjianHints',
    <ManjianHints key="0" list={english([reduction, { ...reduction, goods_manjian_id: 8 }])} most={1} />,
  ],
  ['NavBar', <NavBar key="0" nav={english(navForStory)} />],
  [
    'PaidResult',
    <PaidResult
      key="0"
      sn="1"
      amount="5.00"
      balance_amount="1.00"
      paid_at="2027-03-15 15:02:11"
      payText="Card"
      orderHref="/1"
      homeHref="/"
      unpaid={[{ id: 2, sn: '2', payable_amount: '1.00' }]}
      payHref={hrefOf}
    />,
  ],
  ...(['unpaid', 'waiting', 'reviewing', 'paid', 'failed', 'closed'] as const).map(
    (state): [string, ReactElement] => [
      `PaymentStatus ${state}`,
      <PaymentStatus key="0" payment={{ ...payment, state }} />,
    ],
  ),
  ['PurchaseImport', <Import key="0" />],
  [
    'QualityInspection',
    <QualityInspection
      key="0"
      quality_inspection={{ quality_inspection_url: '/1', msg: '' }}
      onMessage={() => {}}
    />,
  ],
  ['RegionSelect', <RegionSelect key="0" loadRegions={() => new Promise<never>(() => {})} />],
  ...(['spelling', 'maker'] as const).flatMap(kind =>
    ([0, 1] as const).map((is_certain): [string, ReactElement] => [
      `SearchNotice ${kind} ${is_certain}`,
      <SearchNotice
        key="0"
        asked="amoxilan"
        correction={{
          kind,
          keywords: 'amoxicillin',
          type: 0,
          dropped: ['999'],
          is_certain,
          others: ['amoxapine'],
          makers: [{ name: 'Bayer', count: 3 }],
        }}
        count={is_certain ? 3 : undefined}
        searchHref={hrefOf}
        makerHref={hrefOf}
        wantedHref="/1"
      />,
    ]),
  ),
  ['ShippingHint', <ShippingHint key="0" no_trans_order_amount="28.00" zone="zy" shipping_amount="8.00" />],
  [
    'SideCart',
    <SideCart
      key="0"
      defaultOpen
      count={30}
      lines={english(manyLines(30))}
      total={{ selected_count: 2, payable_amount: '458.00', action: { state: 'checkout', message: '' } }}
      goodsHref={hrefOf}
      cartHref="/cart"
    />,
  ],
  ['SideNav', <SideNav key="0" links={english(linksForStory)} />],
  ['SideTree', <SideTree key="0" groups={english(groupsForStory)} />],
  ['Skeleton', <Skeleton key="0" variant="rows" />],
  [
    'SortBar',
    <SortBar
      key="0"
      sort="price_asc"
      onSortChange={() => {}}
      sorts={GOODS_SORTS}
      onInStockChange={() => {}}
      onPriceVisibleChange={() => {}}
      total={3}
      view="card"
      viewHref={hrefOf}
    />,
  ],
  [
    'SpikeBlock',
    <SpikeBlock
      key="0"
      sessions={english(spikeForStory)}
      timestamp={SPIKE_NOON}
      hrefOf={hrefOf}
      moreHref="/kxzq"
    />,
  ],
  [
    'ActionBar',
    <ActionBar key="0" name="order 1" max={1} actions={['One', 'Two'].map(text => ({ key: text, text }))} />,
  ],
  ['OrderCost', <OrderCost key="0" amounts={{ payable_amount: '9.00', balance_amount: '3.00' }} />],
  [
    'OrderLinks',
    <OrderLinks
      key="0"
      title="Others"
      orders={english([orderLinkForStory({ is_ephedrine: 1 }), orderLinkForStory({ id: 2, status: 20 })])}
      hrefOf={hrefOf}
    />,
  ],
  [
    'OrderStatus',
    <OrderStatus
      key="0"
      order={{ status: 10, status_text: 'To pay', slip_refused: 'too little' }}
      next_step={{ text: 'Pay', until: '2026-11-22 10:00:00' }}
      now={Date.parse('2026-11-22T09:00:00+08:00') / 1000}
    />,
  ],
  [
    'OrderTable',
    <OrderTable
      key="0"
      orders={english([
        orderForStory(1, { parent_sn: 'YJH7', is_ephedrine: 1, line_count: 9, slip_refused: 'too little' }),
      ])}
      purchases={[purchaseForStory({ balance_amount: '3.00', unpaid_count: 3 })]}
      orderHref={hrefOf}
      purchaseHref={hrefOf}
      renderActions={() => null}
    />,
  ],
  [
    'InvoiceTable',
    <InvoiceTable
      key="0"
      invoices={english([invoiceForStory(1, { is_red: 1, actions: ['change', 'withdraw'] })])}
      orderHref={hrefOf}
    />,
  ],
  [
    'InvoiceOrderTable',
    <InvoiceOrderTable key="0" orders={english([invoiceOrderForStory(1)])} orderHref={hrefOf} />,
  ],
  [
    'LicenceTable',
    <LicenceTable
      key="0"
      licences={english([licenceForStory({ long_term: 1, reason: 'blurred' }), missingLicenceForStory])}
      onUpdate={() => {}}
      onHistory={() => {}}
    />,
  ],
  [
    'LicenceVersions',
    <LicenceVersions key="0" versions={english([licenceVersionForStory()])} filesOf={() => []} />,
  ],
  [
    'LicenceScopes',
    <LicenceScopes key="0" scopes={[{ name: 'Drugs', goods_count: 9, is_open: 1, needs: '' }]} />,
  ],
  [
    'AddressCard',
    <AddressCard
      key="0"
      address={english(addressCardForStory({ is_default: 0 }))}
      saved
      onEdit={() => {}}
      onRemove={() => {}}
      onSetDefault={() => {}}
    />,
  ],
  [
    'LedgerTable',
    <LedgerTable
      key="0"
      name="entries"
      rows={english([ledgerRowForStory(1)])}
      changeOf={() => '1'}
      afterOf={() => '2'}
      linkOf={sn => ({ href: '/', name: sn })}
    />,
  ],
  [
    'AddedLinesDialog',
    <AddedLinesDialog
      key="0"
      open
      result={english(addedLinesForStory)}
      onClose={() => {}}
      cartHref="/cart"
    />,
  ],
  ['ContractSheet', <ContractSheet key="0" agreement={english(agreementForStory({ terms: [] }))} scrolls />],
  ['MessageList', <MessageList key="0" messages={english([messageForStory(1)])} />],
  [
    'ReturnBatches',
    <ReturnBatches
      key="0"
      batches={english([returnableBatchForStory(1, { is_gift: 1, returned: 9, open_number: 2 })])}
      texts={new Map([[1, '2']])}
      onTextsChange={() => {}}
      fieldName={() => 'packs'}
      giftsDue={new Map([[1, 1]])}
      shares={new Map([[1, { amount: 100, voucher_amount: 5, points: 0 }]])}
    />,
  ],
  [
    'SessionTable',
    <SessionTable
      key="0"
      sessions={[sessionForStory(1, { is_current: 1 }), sessionForStory(2, { device: '' })]}
    />,
  ],
  [
    'StoreTable',
    <StoreTable
      key="0"
      stores={english([
        storeForStory(1, { is_head: 1, is_current: 1 }),
        storeForStory(2),
        storeForStory(3, { can_switch: 0 }),
      ])}
    />,
  ],
  [
    'TodoList',
    <TodoList key="0" todos={english(todosForStory)} actionOf={() => ({ text: 'Open', href: '/' })} />,
  ],
  ['PackList', <PackList key="0" packs={english(batchPacksForStory)} />],
  ['ParcelList', <ParcelList key="0" parcels={english([parcelForStory()])} unshipped={3} />],
  ['StepBar', <StepBar key="0" steps={[{ title: 'One' }, { title: 'Two' }]} current={2} />],
  ['TextField', <TextField key="0" label="Password" type="password" />],
  [
    'TransferAccount',
    <TransferAccount
      key="0"
      transfer={{ amount: '5.00', name: 'Co', bank: 'Bank', account: '1', remark: '2' }}
    />,
  ],
  [
    'AddressFields',
    <AddressFields key="0" form={addressFormForStory()} loadRegions={noRegions} staysDefault />,
  ],
  ['AddressFields new', <AddressFields key="0" form={addressFormForStory()} loadRegions={noRegions} />],
  [
    'EnterpriseFields',
    <EnterpriseFields
      key="0"
      field={fieldForStory}
      regionCodes={[]}
      loadRegions={noRegions}
      code="91510107MA6CEXAM1X"
    />,
  ],
  ['EnterpriseTypeField', <EnterpriseTypeField key="0" field={fieldForStory('type')} />],
  ['InvoiceFields', <InvoiceFields key="0" field={fieldForStory} typed={{ invoice_kind: 'special' }} />],
  [
    'EnterpriseSummary',
    <EnterpriseSummary key="0" phone="13800000001" enterprise={english(ENTERPRISE_FOR_STORY)} />,
  ],
  [
    'FavoriteTable',
    <FavoritePanel
      key="0"
      actions={{ total: 3, choice: NONE_CHOSEN, buyable: 0, onAdd: () => {}, onRemove: () => {} }}
    >
      <FavoriteTable
        label="List"
        goodsHref={hrefOf}
        rows={english([
          favoriteForStory({}, { price_drop: '0.50', back_in_stock: 1, short_expiry: 1 }),
          favoriteForStory({ id: 2, number: 0, buy_state: 'no_stock' }),
          favoriteForStory({ id: 3, buy_state: 'off_shelf' }),
        ])}
      />
    </FavoritePanel>,
  ],
  ['FavoriteTable loading', <FavoriteTable key="0" label="List" goodsHref={hrefOf} rows={undefined} />],
  [
    'ArrivalTable',
    <ArrivalTable
      key="0"
      label="List"
      goodsHref={hrefOf}
      rows={[{ goods_id: 1, name: 'Capsules', ypgg: '24', sccj: 'Co', created_at: '2027-03-01 10:00:00' }]}
      onCancel={() => {}}
    />,
  ],
  [
    'GoodsDelivery',
    <GoodsDelivery
      key="0"
      goods={{ ...goods, is_dpby: 1, is_free_shipping: 0, free_shipping_number: 40 }}
      warehouse="North"
    />,
  ],
  ['GoodsDetailSkeleton', <GoodsDetailSkeleton key="0" />],
  [
    'OtherPrices',
    <OtherPrices
      key="0"
      hrefOf={hrefOf}
      list={[
        { ...goods, goods_price_id: 1, near_expiry: 1, expiry_date: '2027-05-01', max_qty: null },
        { ...goods, goods_price_id: 2, offer: { kind: 'spike', end_at: null }, max_qty: 5 },
        { ...goods, goods_price_id: 3, max_qty: null },
      ]}
    />,
  ],
  [
    'OfferLimits',
    <OfferLimits
      key="0"
      goods={{ offer: { kind: 'spike' }, max_qty: 5, number: 3, bzdw: 'box' }}
      end={5000}
      now={100}
    />,
  ],
  [
    'NotificationList',
    <NotificationList key="0" list={[english(notificationForStory())]} onRead={() => {}} />,
  ],
  ['NotificationListSkeleton', <NotificationListSkeleton key="0" />],
  ['PromoCard', <PromoCard key="0" page={english(promoForStory())} href="/1" />],
  ['PromoCard coming', <PromoCard key="0" page={english(promoForStory({ state: 'coming' }))} href="/1" />],
  ['PromoBanner', <PromoBanner key="0" title="Winter" subtitle="Spend and save" image="/1.svg" href="/1" />],
  [
    'FilesField',
    <FilesField
      key="0"
      label="Slip"
      field={fieldForStory('file_ids')}
      files={{ items: [], notice: '', add: () => {}, remove: () => {}, retry: () => {} }}
      max={3}
    />,
  ],
  [
    'InvoiceProfile',
    <InvoiceProfile
      key="0"
      profile={english(invoiceProfileForStory({ bank: '' }))}
      change={english(invoiceChangeForStory())}
      reviewHref="/1"
      onEdit={() => {}}
    />,
  ],
  [
    'InvoiceProfileFields',
    <InvoiceProfileFields key="0" field={fieldForStory} profile={english(invoiceProfileForStory())} />,
  ],
  ['InvoiceEmailField', <InvoiceEmailField key="0" />],
  ['InvoiceTypeField', <InvoiceTypeField key="0" types={english(invoiceTypesForStory)} />],
  ['AddressBook', <AddressBook key="0" addresses={english(addressesForStory)} limit={2} />],
  ['AddressBook empty', <AddressBook key="0" addresses={[]} limit={2} />],
  ['NewPasswordField', <NewPasswordField key="0" names={[]} />],
  ['DocumentFields', <DocumentFields key="0" {...documentFieldsForStory} type="authorisation" />],
  [
    'DocumentTypeField',
    <DocumentTypeField key="0" types={['drug_licence']} value="drug_licence" onValueChange={() => {}} />,
  ],
  ['DocumentSummary', <DocumentSummary key="0" document={english(savedDocumentForStory())} named />],
  [
    'DocumentPanel',
    <ConfirmProvider key="0">
      <DocumentPanel
        requirement={english(requirementForStory())}
        documents={[english(savedDocumentForStory({ reason: 'unclear' }))]}
        onRemove={() => {}}
      >
        {() => null}
      </DocumentPanel>
    </ConfirmProvider>,
  ],
  ['AuthorisationSheet', <AuthorisationSheet key="0" />],
  ['AuthorisationLinks', <AuthorisationLinks key="0" filledHref="/1" blankHref="/2" />],
  ['ScopeChoice', <ScopeChoice key="0" scopes={english(scopesForStory)} onSave={() => {}} saving />],
  ['ArticlePageSkeleton', <ArticlePageSkeleton key="0" />],
  ['ArticlePage', <ArticlePage key="0" detail={english(articleDetailForStory)} />],
  [
    'UsefulVote',
    <UsefulVote key="0" votes={{ useful: 1, useless: 1, mine: 0 }} onVote={() => {}} feedbackHref="/1" />,
  ],
  ['AccountSummary', <AccountSummary key="0" user={english(accountUserForStory({ store_count: 3 }))} />],
  ['EnterprisePanel', <EnterprisePanel key="0" enterprise={english(enterpriseForStory)} />],
  [
    'NotificationFilters',
    <NotificationFilters key="0" unreadOnly onUnreadOnlyChange={() => {}} unread={1} onReadAll={() => {}} />,
  ],
  ['BrandSummary', <BrandSummary key="0" brand={{ logo: '/1.svg', describe: 'A brand.', goods_count: 2 }} />],
  ['SearchForm', <SearchForm key="0" label="Search help" onSearch={() => {}} />],
  ['LoginPanel', <LoginPanel key="0" links={[]} />],
  [
    'StoreCopy',
    <StoreCopy
      key="0"
      stores={english(storesForStory)}
      lines={2}
      onCopyTo={() => {}}
      outcome={english(copyResultsForStory)}
    />,
  ],
  ['ContractTable', <ContractTable key="0" contracts={[english(contractForStory())]} hrefOf={hrefOf} />],
  ['ContractEvidence', <ContractEvidence key="0" contract={contractForStory()} />],
  [
    'WalletFigures',
    <WalletFigures
      key="0"
      money={walletMoneyForStory({ frozen_balance: '1.00' })}
      hrefs={walletHrefsForStory}
    />,
  ],
  [
    'BalanceFigures',
    <BalanceFigures key="0" money={walletMoneyForStory({ frozen_balance: '1.00' })} unpaidHref="/" />,
  ],
  [
    'LedgerPanel',
    <LedgerPanel
      key="0"
      ledger="points"
      answer={{ total: 2, page: 1, last_page: 1, points_in: 3, points_out: 4 }}
      refreshing={false}
      uses={[]}
      use_type={undefined}
      onUseTypeChange={() => {}}
    >
      <LedgerRows ledger="points" rows={[]} linkOf={sn => ({ href: '/', name: sn })} />
      <LedgerNone ledger="points" />
      <LedgerNone ledger="points" onClear={() => {}} />
    </LedgerPanel>,
  ],
  ['DeliverySheets', <DeliverySheets key="0" detail={english(orderSheetForStory())} company="Pharmacy" />],
  ['ReceiptSheet', <ReceiptSheet key="0" detail={english(orderSheetForStory())} company="Pharmacy" />],
  [
    'ReturnSheet',
    <ReturnSheet key="0" orderReturn={english(returnSheetForStory())} order_sn="YJ1" company="Pharmacy" />,
  ],
  [
    'ListEmpty',
    <div key="0">
      <ListEmpty name="orders" />
      <ListEmpty name="orders" onShowAll={() => {}} />
    </div>,
  ],
  ['Form', <Form key="0" form={formForStory()} submit="Send" onCancel={() => {}} />],
  [
    'FormDialog',
    <ConfirmProvider key="0">
      <FormDialog
        form={{ ...formForStory(), isChanged: () => false }}
        open
        onClose={() => {}}
        title="Change the bank"
        submit="Send"
      />
    </ConfirmProvider>,
  ],
  ['OrderAfterSales', <OrderAfterSales key="0" after_sales={english([afterSaleForStory])} hrefOf={hrefOf} />],
  ['OrderPayments', <OrderPayments key="0" payments={english([transferForStory])} />],
  ['OrderRefunds', <OrderRefunds key="0" refunds={english([refundForStory])} />],
  [
    'OrderInvoices',
    <OrderInvoices key="0" invoices={english([{ ...invoiceForOrderStory, is_red: 1 }])} hrefOf={hrefOf} />,
  ],
  ['OrderSummary', <OrderSummary key="0" detail={english(orderSummaryForStory)} />],
  ['OrderDetailSkeleton', <OrderDetailSkeleton key="0" />],
  ['ReturnPanel', <ReturnPanel key="0" orderReturn={english(refundedReturnForStory)} />],
  ['SendBackNotice', <SendBackNotice key="0" send_back={english(sendBackForStory)} printHref="/" />],
  ['TicketPanel', <TicketPanel key="0" ticket={english(ticketForStory({ status: 30, products: [] }))} />],
  [
    'PaymentScope',
    <PaymentScope
      key="0"
      purchase={dueForStory}
      order={{ amount: '1.00', balance_used: '0.00' }}
      value="order"
      onValueChange={() => {}}
    />,
  ],
  ['PayBar', <PayBar key="0" due={dueForStory} busy={false} disabled={false} onPay={() => {}} />],
  [
    'BalanceConfirmation',
    <BalanceConfirmation key="0" due={dueForStory} orders={2}>
      Password
    </BalanceConfirmation>,
  ],
  ['RefusedSlip', <RefusedSlip key="0" slip={{ reason: 'name', received: '5.00' }} />],
  ['OrderLinesPanel', <OrderLinesPanel key="0" order={english(orderWithLinesForStory)} />],
  [
    'ZoneShipping',
    <ZoneShipping
      key="0"
      shipping={{ fee: '8.00', free_from: '300.00' }}
      cart={{ goods_amount: '118.14', shipping_amount: '8.00', no_trans_order_amount: '181.86' }}
      cartHref="/cart"
    />,
  ],
  ['ScopeNotice', <ScopeNotice key="0" rule="Needs" scopes={[{ name: 'Devices', is_open: 1 }]} />],
  [
    'ZonePictures',
    <ZonePictures key="0" pictures={[{ id: 1, url: '/1', image: '/1.svg', title: 'a', subtitle: 'b' }]} />,
  ],
  [
    'CashbackProgress',
    <CashbackProgress
      key="0"
      month="2026-11"
      tiers={cashbackTiersForStory}
      mine={cashbackOwnForStory}
      signIn={null}
    />,
  ],
  ['CashbackMonthTable', <CashbackMonthTable key="0" months={cashbackMonthsForStory} />],
  ['CashbackOrderTable', <CashbackOrderTable key="0" orders={[cashbackOrderForStory]} hrefOf={hrefOf} />],
  ['DrawPictures', <DrawPictures key="0" pictures={english(drawPicturesForStory)} />],
  ['DrawActivity', <DrawActivity key="0" activity={english(drawActivityForStory())} onDraw={() => {}} />],
  [
    'WantedTable',
    <WantedTable
      key="0"
      requests={english([wantedForStory(), wantedForStory({ id: 2, replies: [] })])}
      hrefOf={hrefOf}
      renderReply={reply => <WantedReply reply={reply} />}
    />,
  ],
  [
    'WantedDetail',
    <WantedDetail
      key="0"
      request={english(wantedForStory())}
      renderReply={reply => <WantedReply reply={reply} />}
    />,
  ],
  [
    'PointsBar',
    <PointsBar key="0" points={-5} logHref="/" loginHref="/" affordable onAffordableChange={() => {}} />,
  ],
  [
    'RedeemFields',
    <RedeemFields
      key="0"
      gift={{ most: 3, left: 9 }}
      number={2}
      onNumberChange={() => {}}
      points={5}
      cash="0.00"
      address="Street"
    />,
  ],
  [
    'RedeemedSummary',
    <RedeemedSummary
      key="0"
      redemption={{
        ...{ sn: 'JF1', number: 2, points: 760, cash: '0.00' },
        ...{ consignee: 'Chen', mobile: '1', region: 'Chengdu', detail: 'Street 12' },
      }}
    />,
  ],
  [
    'ClaimCard',
    <ClaimCard
      key="0"
      coupon={english(claimableFor({ per_day: 1, claimed: 1, unused: 1 }))}
      now={undefined}
      onBegin={() => {}}
      onClaim={() => {}}
      busy={false}
      loginHref={undefined}
    />,
  ],
  ['FeedbackList', <FeedbackList key="0" entries={english([answeredFeedbackForStory])} />],
  [
    'ReceiptRow',
    <ul key="0">
      <ReceiptRow receipt={english(refusedReceiptForStory)} href="/" canSend />
    </ul>,
  ],
  ['RedemptionRowsSkeleton', <RedemptionRowsSkeleton key="0" />],
  [
    'EarlierOrders',
    <EarlierOrders
      key="0"
      orders={[
        { id: 1, sn: 'YJ1', created_at: '2026-11-20 10:00:00', lines: [{ name: 'Capsules' }], line_count: 3 },
      ]}
      busy={null}
      onAdd={() => {}}
    />,
  ],
  [
    'EndOrderDialog',
    <ToastProvider key="0">
      <EndOrderDialog kind="close" sn="YJ1" open onClose={() => {}} onConfirm={async () => {}} />
    </ToastProvider>,
  ],
  [
    'ReceiveOrderDialog',
    <ToastProvider key="0">
      <ReceiveOrderDialog
        sn="YJ1"
        open
        onClose={() => {}}
        order={{
          goods_number: 40,
          gift_number: 2,
          to_receive: { line_count: 1, goods_number: 30, gift_number: 2 },
        }}
        onConfirm={async () => {}}
      />
    </ToastProvider>,
  ],
])('%s has no Chinese, and the currency and times of the shop', (_, content) => {
  show(content)
  expect(foreignIn(document.body)).toEqual([])
})

test('a question has English buttons and an English heading', async () => {
  show(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByRole('button', { name: 'OK' })).toBeTruthy()
  expect(foreignIn(document.body)).toEqual([])
})

test.each([
  ['3', {}, 'Minimum order 20 boxes; changed to 20 boxes'],
  ['25', {}, 'Sold in multiples of 10 boxes; changed to 30 boxes'],
  ['900', {}, 'Only 860 boxes in stock; changed to 860 boxes'],
  ['300', { max_qty: 200 }, 'Limit 200 boxes; changed to 200 boxes'],
  ['30.5', {}, 'Whole numbers only; changed to 30 boxes'],
])('of %s with %o the quantity says why it was changed', async (typed, change, message) => {
  const rule = { min_qty: 20, step_qty: 10, max_qty: null, stock: 860, unit: 'box', ...change }
  show(<QuantityStepper label="quantity" rule={rule} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard(`${typed}{Tab}`)
  expect(screen.getByRole('status').textContent).toBe(message)
  expect(foreignIn(document.body)).toEqual([])
})

test.each([
  ['no_stock', { stock: 0 }, 'Out of stock'],
  ['no_stock', { stock: 5 }, 'Only 5 boxes in stock, below the minimum order of 20 boxes'],
  ['over_max', { max_qty: 0 }, 'Purchase limit reached'],
  ['over_max', { max_qty: 10 }, 'Limit 10 boxes, below the minimum order of 20 boxes'],
] as const)('of no legal number it says why: %s with %o', (reason, change, message) => {
  const rule = { min_qty: 20, step_qty: 10, max_qty: null, stock: 860, unit: 'box', ...change }
  expect(en.quantityStepper.adjusted({ reason, wanted: 20, number: 0, rule, message: '' })).toBe(message)
})

test('no word is Chinese, also of states that no story shows', () => {
  const words = (set: object): string[] =>
    Object.values(set).flatMap(word =>
      typeof word === 'object' && word !== null ? words(word) : [String(word)],
    )
  expect(words(en).length).toBeGreaterThan(400)
  expect(words(en).filter(word => word.search(CHINESE) >= 0)).toEqual([])
})

test('a tag keeps the letter of the wire for its colour', () => {
  show(<GoodsTags tags={[{ name: '满', describe: '500 - 20', is_show: 1 }]} />)
  const tag = document.querySelector('[data-tag]')
  expect(tag?.getAttribute('data-tag')).toBe('满')
  expect(tag?.textContent).toBe('SaveSpend and save: 500 - 20')
})
