import type { DemoOrganization } from './types.ts';

/** A bakery with three shops and a delivery round. */
export const juniperHill: DemoOrganization = {
  name: 'Juniper Hill',
  displayName: 'Juniper Hill Bakery',
  description: 'Bread and pastry: one bakehouse, three shops, and orders before six in the morning.',
  domain: 'juniperhill.example',
  timeZone: 'Europe/Warsaw',
  roles: [{ name: 'Payroll', permissions: ['organization:read', 'payroll:read', 'payroll:write'] }],
  people: [
    { handle: 'marta.kowalska', name: 'Marta Kowalska', jobTitle: 'Owner', role: 'Admin', phone: '+441632960301' },
    { handle: 'ben.adeyemi', name: 'Ben Adeyemi', jobTitle: 'Head baker', phone: '+441632960302' },
    { handle: 'lucie.perrin', name: 'Lucie Perrin', jobTitle: 'Pastry chef' },
    { handle: 'arvid.holm', name: 'Arvid Holm', jobTitle: 'Baker' },
    { handle: 'grace.muller', name: 'Grace Müller', jobTitle: 'Bookkeeper', role: 'Payroll' },
    { handle: 'ivy.nakamura', name: 'Ivy Nakamura', jobTitle: 'Shop manager, Mill Street' },
    { handle: 'stefan.ionescu', name: 'Stefan Ionescu', jobTitle: 'Shop manager, Station Square' },
    { handle: 'fatima.benali', name: 'Fatima Benali', jobTitle: 'Shop manager, Old Market' },
    { handle: 'joe.tierney', name: 'Joe Tierney', jobTitle: 'Sales assistant' },
    { handle: 'camille.roux', name: 'Camille Roux', jobTitle: 'Online orders', phone: '+441632960310' },
    { handle: 'kwame.asante', name: 'Kwame Asante', jobTitle: 'Driver', phone: '+441632960311' },
  ],
  workspaces: [
    {
      name: 'Bakehouse',
      description: 'Recipes, the night’s plan and the flour that is left.',
      roles: [{ name: 'Head baker', permissions: ['workspace:read', 'recipes:write', 'batches:plan'] }],
      members: {
        Admin: ['marta.kowalska'],
        'Head baker': ['ben.adeyemi'],
        Member: ['lucie.perrin', 'arvid.holm'],
      },
    },
    {
      name: 'Shops',
      description: 'Rotas, takings and what came back unsold.',
      roles: [{ name: 'Shop manager', permissions: ['workspace:read', 'rotas:write', 'takings:report'] }],
      members: {
        Admin: ['marta.kowalska'],
        'Shop manager': ['ivy.nakamura', 'stefan.ionescu', 'fatima.benali'],
        // The architects’ accountant keeps the shops’ books on Fridays.
        Member: ['joe.tierney', 'grace.muller', 'henrik.dahl'],
      },
    },
    {
      name: 'Online Orders',
      description: 'Standing orders of cafés and the morning delivery round.',
      roles: [{ name: 'Dispatcher', permissions: ['workspace:read', 'orders:read', 'orders:dispatch'] }],
      members: {
        Admin: ['camille.roux'],
        Dispatcher: ['kwame.asante'],
        Member: ['marta.kowalska', 'ben.adeyemi'],
      },
    },
  ],
  invitations: [
    { email: 'anna@cafe-linden.example', role: 'Member' },
    { email: 'oluwaseun.bello@juniperhill.example', role: 'Payroll', inviterHandle: 'marta.kowalska' },
  ],
};
