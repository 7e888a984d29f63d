'use client'
import type { ReactNode } from 'react'
import { LinkButton } from '../button'
import { Link } from '../link'
import { joinClass, withClass } from '../part/withClass'
import * as css from './BuyerBox.css'
import * as Headless from './BuyerBox.headless'

export const BuyerBoxRoot = withClass(Headless.BuyerBoxRoot, css.root, 'BuyerBoxRoot')
export const BuyerBoxLicence = withClass(Headless.BuyerBoxLicence, css.licence, 'BuyerBoxLicence')

export function BuyerBoxFigures(props: Headless.BuyerBoxFiguresProps) {
  return (
    <Headless.BuyerBoxFigures
      {...props}
      className={joinClass(css.cellRow, props.className)}
      linkClassName={joinClass(css.cell, props.linkClassName)}
      numberClassName={joinClass(css.number, props.numberClassName)}
    />
  )
}

export function BuyerBoxOrderLinks(props: Headless.BuyerBoxOrderLinksProps) {
  return (
    <Headless.BuyerBoxOrderLinks
      {...props}
      className={joinClass(css.cellRow, props.className)}
      linkClassName={joinClass(css.cell, props.linkClassName)}
      numberClassName={joinClass(css.number, props.numberClassName)}
    />
  )
}

function Visitor({ hrefs }: { hrefs: Headless.BuyerBoxHrefs }) {
  return (
    <div className={css.visitor}>
      <p>
        <strong>欢迎来到药集</strong>
      </p>
      <p className={css.promise}>登录并通过资质认证后，可查看采购价、下单和使用优惠券。</p>
      <div className={css.ways}>
        <LinkButton href={hrefs.login} variant="primary">
          登录
        </LinkButton>
        <LinkButton href={hrefs.register}>注册</LinkButton>
      </div>
    </div>
  )
}

function Buyer({ user, hrefs }: { user: Headless.BuyerBoxUser; hrefs: Headless.BuyerBoxHrefs }) {
  return (
    <div className={css.who}>
      {user.face ? (
        <img src={user.face} alt="" width={44} height={44} className={css.face} />
      ) : (
        <span aria-hidden className={css.face}>
          {user.company.slice(0, 1)}
        </span>
      )}
      <div>
        <p className={css.hello}>您好{user.name && `，${user.name}`}</p>
        <Link href={hrefs.user} title={user.company} className={css.company}>
          {user.company}
        </Link>
      </div>
    </div>
  )
}

export interface BuyerBoxProps extends Headless.BuyerBoxRootProps {
  /** Orders by status, as shortcuts. */
  orders?: readonly Headless.BuyerBoxOrders[]
  /** What stands below: notices, news. */
  children?: ReactNode
}

/** The box beside the banner: login for visitors; company, licence, orders, coupons, points and balance for buyers. */
export function BuyerBox({ orders = [], children, ...root }: BuyerBoxProps) {
  const { user, hrefs } = root
  return (
    <BuyerBoxRoot {...root}>
      {user === null && <div className={css.blank} />}
      {user?.company === '' && <Visitor hrefs={hrefs} />}
      {user?.company && (
        <>
          <Buyer user={user} hrefs={hrefs} />
          <BuyerBoxLicence />
          <BuyerBoxOrderLinks orders={orders} />
          <BuyerBoxFigures />
        </>
      )}
      {children && <div className={css.below}>{children}</div>}
    </BuyerBoxRoot>
  )
}
