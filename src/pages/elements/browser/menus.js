/** Closes menus with Escape, by a click elsewhere, and when the focus leaves them. An open menu is on the screen as a whole. */
const openMenus = () => document.querySelectorAll('[data-menu][open]');

function closeOthers({ target }) {
  for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
}

addEventListener('click', closeOthers);
addEventListener('focusin', closeOthers);

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary').focus();
  }
});

/** The event does not bubble. It comes from parts of a menu as well, which make it longer. */
addEventListener(
  'toggle',
  ({ target }) => {
    const menu = target.closest('[data-menu][open]');
    menu?.querySelector('summary + *').scrollIntoView({ block: 'nearest' });
  },
  true,
);
