export const chatLinkLabels = {
  /** The button, and the heading of the dialog. */
  chat: '在线客服',
  /** Name of the chat's frame, for screen readers. */
  frame: '在线客服对话',
  connecting: '正在连接客服…',
  failed: '暂时无法连接客服',
  retry: '重新连接',
  /** Name of the list of QQ links, for screen readers. */
  qqList: 'QQ 客服',
  qq: (place: number) => `QQ 客服 ${place}`,
}
