/** Header over a page: everything, the login pages' light one, or none. */
export type HeaderStyle = 'full' | 'login' | 'none'

/** Which category menu the bottom bar carries (CH-11). */
export type MenuStyle = 'main' | 'yx' | 'zy' | 'qx'

/** Layouts between the shell and a page. */
export type LayoutName = 'member' | 'help'

/**
 * One address of the shop. Router, links, titles, the frame, page views and tests read this table; it imports nothing,
 * so that every file can import it. The code of a page is in `pages.ts`, under the same name.
 */
export interface RouteRow {
  readonly name: string
  /** React Router's notation. Unique. */
  readonly path: string
  /** Document title before the product's. */
  readonly title: string
  /** Requirement that the page implements. */
  readonly row: string
  readonly header?: HeaderStyle
  readonly footer?: boolean
  readonly toolbar?: boolean
  readonly menu?: MenuStyle
  /** Cart step of CH-15. It decides whether search and cart button are shown. */
  readonly step?: 1 | 2 | 3 | 4
  /** A page for work, which needs the height: the header is one line, the menu is lower. So are those with a step. */
  readonly dense?: true
  /** The layout that the page shares with others: it stays mounted from one of its pages to the next. */
  readonly layout?: LayoutName
  /** The service sends the page with its content to visitors: they read it before its code is there. */
  readonly withContent?: true
  /** Only for logged-in buyers: visitors go to the login page and come back. */
  readonly buyersOnly?: true
  /** An address of the page for tests that open every page. Required when the path has parameters. */
  readonly example?: string
  /** Name of the route that this one redirects to. Query and hash are kept. */
  readonly redirect?: string
}

const login = { header: 'login', footer: true, toolbar: false } as const
const member = { layout: 'member', buyersOnly: true, dense: true } as const
const help = { layout: 'help' } as const
const dense = { dense: true } as const
const content = { withContent: true } as const

// biome-ignore format: a table is read by its rows
export const routes = [
  { name: 'notFound', path: '/404', title: '页面不存在', row: 'RT-01' },
  { name: 'noActivity', path: '/noActivity', title: '活动不存在', row: 'RT-02' },
  { name: 'home', path: '/', title: '首页', row: 'RT-03', ...content },
  { name: 'login', path: '/login', title: '登录', row: 'RT-04', ...content, ...login },
  { name: 'loading', path: '/loading', title: '正在打开', row: 'RT-05', header: 'none', footer: false, toolbar: false },
  { name: 'loadingActivity', path: '/loading/activity', title: '正在打开活动', row: 'RT-05', header: 'none', footer: false, toolbar: false },
  { name: 'activity', path: '/activity/:url?/:url1?/:url2?', title: '正在打开活动', row: 'RT-06', example: '/activity/yx', redirect: 'loadingActivity' },
  { name: 'pointsMall', path: '/jfsc', title: '积分商城', row: 'RT-07' },

  { name: 'listOther', path: '/list/other/:id/:name?', title: '药品分类', row: 'RT-08', ...content, ...dense, example: '/list/other/100' },
  { name: 'list', path: '/list', title: '商品列表', row: 'RT-09', ...content, ...dense },
  { name: 'listTable', path: '/list/table', title: '商品列表', row: 'RT-09', ...dense },
  { name: 'listNoImage', path: '/list/no_image', title: '商品列表', row: 'RT-09', ...dense },
  { name: 'goods', path: '/list/info/:id', title: '商品详情', row: 'RT-10', ...dense, ...content, example: '/list/info/1000' },
  { name: 'search', path: '/search', title: '搜索结果', row: 'RT-11', ...dense, example: '/search?keywords=阿莫西林' },
  { name: 'searchTable', path: '/search/table', title: '搜索结果', row: 'RT-11', ...dense, example: '/search/table?keywords=阿莫西林' },

  { name: 'cart', path: '/cart', title: '购物车', row: 'RT-12', step: 1 },
  { name: 'cartCheck', path: '/cart/step2', title: '核对订单信息', row: 'RT-13', step: 2, buyersOnly: true },
  { name: 'cartPay', path: '/cart/step3/:id', title: '支付订单', row: 'RT-14', step: 3, buyersOnly: true, example: '/cart/step3/1' },
  { name: 'cartPaid', path: '/cart/step4', title: '支付完成', row: 'RT-15', step: 4, buyersOnly: true },
  { name: 'cartEphedrine', path: '/cart/hm', title: '支付订单', row: 'RT-16', step: 3, buyersOnly: true },

  { name: 'registerIndex', path: '/register', title: '注册会员', row: 'RT-17', redirect: 'registerStep1' },
  { name: 'registerWechat', path: '/register/wechat', title: '微信注册', row: 'RT-17', ...login },
  { name: 'registerStart', path: '/register_index', title: '注册会员', row: 'RT-18', redirect: 'registerStep1' },
  { name: 'registerStep1', path: '/register/step1', title: '注册会员', row: 'RT-18', ...login },
  { name: 'registerStep2', path: '/register/step2', title: '填写企业信息', row: 'RT-18', ...login },
  { name: 'registerStep3', path: '/register/step3', title: '上传企业资质', row: 'RT-18', ...login },
  { name: 'registerDd', path: '/register_dd', title: '注册会员', row: 'RT-19', redirect: 'registerDdStep1' },
  { name: 'registerDdStep1', path: '/register/dd/step1', title: '注册会员', row: 'RT-19', ...login },
  { name: 'registerDdStep2', path: '/register/dd/step2', title: '注册会员', row: 'RT-19', ...login },
  { name: 'registerDdStep3', path: '/register/dd/step3', title: '注册会员', row: 'RT-19', ...login },
  { name: 'forget', path: '/forget', title: '找回密码', row: 'RT-20', redirect: 'forgetStep1' },
  { name: 'forgetStep1', path: '/forget/step1', title: '找回密码', row: 'RT-20', ...login },
  { name: 'forgetStep2', path: '/forget/step2', title: '重置密码', row: 'RT-20', ...login },
  { name: 'forgetStep3', path: '/forget/step3', title: '重置成功', row: 'RT-20', ...login },

  { name: 'user', path: '/user', title: '会员中心', row: 'RT-21', ...member },
  { name: 'wallet', path: '/wdqb', title: '我的钱包', row: 'RT-22', ...member },
  { name: 'walletBalance', path: '/wdqb/yegl', title: '余额管理', row: 'RT-22', ...member },
  { name: 'walletPoints', path: '/wdqb/jfgl', title: '积分管理', row: 'RT-22', ...member },
  { name: 'walletCoupons', path: '/wdqb/yhq', title: '优惠券', row: 'RT-22', ...member },
  { name: 'walletVouchers', path: '/wdqb/xjq', title: '现金券', row: 'RT-22', ...member },
  { name: 'walletStatement', path: '/wdqb/dzd', title: '对账单', row: 'RT-22', ...member },
  { name: 'messages', path: '/wdxx', title: '我的消息', row: 'RT-23', ...member },
  { name: 'star', path: '/star', title: '我的收藏', row: 'RT-23', ...member },
  { name: 'locked', path: '/dzht', title: '电子合同', row: 'RT-23', ...member },
  { name: 'account', path: '/zhzx', title: '账户中心', row: 'RT-24', redirect: 'accountBasic' },
  { name: 'accountBasic', path: '/zhzx/basic', title: '基本信息', row: 'RT-24', ...member },
  { name: 'accountDocuments', path: '/zhzx/basic/zzzj', title: '资质证件', row: 'RT-24', ...member },
  { name: 'accountStores', path: '/zhzx/ddgl', title: '多店管理', row: 'RT-25', ...member },
  { name: 'accountWechat', path: '/zhzx/bdwx', title: '绑定微信', row: 'RT-25', ...member },
  { name: 'accountAddresses', path: '/zhzx/addr', title: '收货地址', row: 'RT-25', ...member },
  { name: 'accountMessages', path: '/zhzx/wdxx', title: '我的消息', row: 'RT-25', ...member },
  { name: 'orders', path: '/order', title: '我的订单', row: 'RT-26', ...member },
  { name: 'order', path: '/order/info/:id', title: '订单详情', row: 'RT-27', ...member, example: '/order/info/1' },
  { name: 'orderReturn', path: '/order/returnInfo/:id', title: '退货详情', row: 'RT-27', ...member, example: '/order/returnInfo/1' },
  { name: 'orderAfterSales', path: '/order/afterSalesInfo/:id', title: '售后详情', row: 'RT-27', ...member, example: '/order/afterSalesInfo/1' },
  { name: 'orderAcceptance', path: '/order/ysInfo/:id', title: '收货验收', row: 'RT-27', ...member, example: '/order/ysInfo/1' },
  { name: 'acceptanceRecords', path: '/order/ysjl', title: '验收记录', row: 'RT-27', ...member },
  { name: 'orderLogistics', path: '/order/wl/:id', title: '订单详情', row: 'RT-28', example: '/order/wl/1', redirect: 'order' },
  { name: 'ordersPoints', path: '/order/jfdd', title: '积分订单', row: 'RT-29', ...member },
  { name: 'ordersEphedrine', path: '/order/hmdd', title: '含麻订单回执', row: 'RT-29', ...member },
  { name: 'quickBuy', path: '/zzfw/kjcg', title: '快捷采购', row: 'RT-30', ...member },
  { name: 'purchaseCodes', path: '/zzfw/kjcg/codes', title: '您的编码', row: 'RT-30', ...member },
  { name: 'storeMatrix', path: '/zzfw/kjcg/stores', title: '分配到门店', row: 'RT-30', ...member },
  { name: 'wanted', path: '/zzfw/pzqg', title: '品种求购', row: 'RT-31', ...member },
  { name: 'wantedAdd', path: '/zzfw/pzqg/add', title: '新增求购', row: 'RT-31', ...member },
  { name: 'wantedInfo', path: '/zzfw/pzqg/info', title: '求购详情', row: 'RT-31', ...member, example: '/zzfw/pzqg/info?id=1' },
  { name: 'invoices', path: '/zzfw/dzfp', title: '电子发票', row: 'RT-32', ...member },
  { name: 'serviceStar', path: '/zzfw/star', title: '我的收藏', row: 'RT-32', ...member },
  { name: 'feedback', path: '/zzfw/yjfk', title: '意见反馈', row: 'RT-32', ...member },

  { name: 'brands', path: '/ppzq/:page?', title: '品牌专区', row: 'RT-33', example: '/ppzq' },
  { name: 'brand', path: '/ppzq/info/:id/:page?', title: '品牌详情', row: 'RT-33', ...dense, example: '/ppzq/info/1' },
  { name: 'yx', path: '/yx', title: '包邮专区', row: 'RT-34', ...dense, menu: 'yx' },
  { name: 'yxTable', path: '/yx/table', title: '包邮专区', row: 'RT-34', ...dense, menu: 'yx' },
  { name: 'yxRule', path: '/yx/rule', title: '包邮规则', row: 'RT-34', header: 'none', footer: false, toolbar: false },
  { name: 'activityZone', path: '/yjh/:id?', title: '活动专区', row: 'RT-35', example: '/yjh' },
  { name: 'activityCentre', path: '/Hdzx/:ids/:id?', title: '活动中心', row: 'RT-35', example: '/Hdzx/1' },
  { name: 'controlled', path: '/kxzq', title: '控销专区', row: 'RT-36', ...dense },
  { name: 'controlledNew', path: '/kxzq/new', title: '控销专区', row: 'RT-36' },
  { name: 'controlledGoods', path: '/kxzq/goods/:url/:ads?', title: '控销商品', row: 'RT-36', ...dense, example: '/kxzq/goods/hot' },
  { name: 'chineseMedicine', path: '/zyyp', title: '中药饮片', row: 'RT-37', ...dense, menu: 'zy' },
  { name: 'devices', path: '/qxzq', title: '器械专区', row: 'RT-37', ...dense, menu: 'qx' },
  { name: 'nearExpiry', path: '/jxqzc', title: '近效期专场', row: 'RT-37', ...dense },
  { name: 'combinations', path: '/zhzq', title: '组合专区', row: 'RT-37' },
  { name: 'cashback', path: '/hb', title: '满额返现', row: 'RT-38' },
  { name: 'welfare', path: '/welfare', title: '全场94折', row: 'RT-38', ...dense },
  { name: 'everyday', path: '/mrtj', title: '每日特价', row: 'RT-38' },
  { name: 'couponCentre', path: '/lqzx', title: '领券中心', row: 'RT-38', buyersOnly: true },
  { name: 'zoneTemplate', path: '/zqmb', title: '专区', row: 'RT-39', ...dense },
  { name: 'activityTemplate', path: '/hdmb', title: '活动', row: 'RT-39', ...dense },
  { name: 'doctors', path: '/yyh', title: '优医荟', row: 'RT-39' },
  { name: 'doctorsList', path: '/yyh/list', title: '优医荟', row: 'RT-39', ...dense },

  { name: 'help', path: '/help', title: '帮助中心', row: 'RT-40', ...help },
  { name: 'helpArticle', path: '/help/:group/:article', title: '帮助中心', row: 'RT-40', ...help, example: '/help/xrzn/hyzc' },
  { name: 'helpPay', path: '/help/pay', title: '支付与配送', row: 'RT-41', ...help },
  { name: 'helpOrderPay', path: '/help/zfps/ddzf', title: '订单支付', row: 'RT-41', ...help },
  { name: 'helpDelivery', path: '/help/zfps/hwps', title: '货物配送', row: 'RT-41', ...help },
  { name: 'helpReturn', path: '/help/zfps/ypth', title: '药品退换', row: 'RT-41', ...help },
  { name: 'newsIndustry', path: '/news/hy', title: '行业动态', row: 'RT-42' },
  { name: 'newsCompany', path: '/news/company', title: '公司新闻', row: 'RT-42' },
  { name: 'newsArticle', path: '/news/info/:id/:type', title: '资讯详情', row: 'RT-42', example: '/news/info/401/hy' },

  { name: 'elevenIndex', path: '/eleven_index', title: '正在前往主站', row: 'RT-43', header: 'none', footer: false, toolbar: false },

  { name: 'zzzj', path: '/zhzx/zzzj', title: '资质证件', row: 'RT-24', redirect: 'accountDocuments' },
] as const satisfies readonly RouteRow[]

type Row = (typeof routes)[number]

export type RouteName = Row['name']

/** Routes that show a page of their own: `pages.ts` has its code. */
export type PageName = Exclude<Row, { redirect: string }>['name']

type PathOf<Name extends RouteName> = Extract<Row, { name: Name }>['path']

/*
 * React Router's own types are less strict: its PathParam does not say which parameters are optional, and the params of
 * its generatePath accept any other name and no numbers.
 */
type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : never

type OptionalNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? OptionalNames<Head> | OptionalNames<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : never

type Value = string | number

type Params<Name extends RouteName> = Record<ParamNames<PathOf<Name>>, Value> &
  Partial<Record<OptionalNames<PathOf<Name>>, Value>>

type Query = Readonly<Record<string, Value | undefined>>

type Rest<Name extends RouteName> = [ParamNames<PathOf<Name>>] extends [never]
  ? [params?: Params<Name>, query?: Query]
  : [params: Params<Name>, query?: Query]

/** A page whose address has no required parameter. */
export type PlainRouteName = {
  [Name in RouteName]: [ParamNames<PathOf<Name>>] extends [never] ? Name : never
}[RouteName]

/** The address of a page: `href('goods', {id: 7})` is `/list/info/7`. Wrong names and missing parameters do not compile. */
export function href<Name extends RouteName>(name: Name, ...[params, query]: Rest<Name>): string {
  return fillPath(routeNamed(name).path, params ?? {}) + writeQuery(query)
}

/** A path with its parameters filled in. A parameter without a value is left out. */
export function fillPath(path: string, params: Readonly<Record<string, Value | undefined>>): string {
  const filled = path
    .split('/')
    .map(part =>
      part.startsWith(':') ? encodeURIComponent(params[part.replace(/^:|\?$/g, '')] ?? '') : part,
    )
    .join('/')
    .replace(/\/+$/, '')
  return filled || '/'
}

/** The row of a route. */
export function routeNamed(name: RouteName): RouteRow {
  const row = routes.find(each => each.name === name)
  if (!row) throw new Error(`storefront: no route is called ${name}.`)
  return row
}

function writeQuery(query: Query = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
