import type { DemoOrganization } from './types.ts';

/** Runs two wind farms off the coast and sells what they give. */
export const saltmarshEnergy: DemoOrganization = {
  name: 'Saltmarsh Energy',
  displayName: 'Saltmarsh Energy AS',
  description: 'Operates the wind farms Outer Skerry and Gannet Bank and trades their power.',
  domain: 'saltmarsh.example',
  timeZone: 'Europe/Oslo',
  roles: [
    { name: 'Safety officer', permissions: ['organization:read', 'incidents:read', 'incidents:close'] },
    { name: 'Finance', permissions: ['organization:read', 'invoices:read', 'invoices:approve'] },
  ],
  people: [
    {
      handle: 'ingrid.solberg',
      name: 'Ingrid Solberg',
      jobTitle: 'Managing director',
      role: 'Admin',
      phone: '+441632960101',
    },
    { handle: 'tomas.aldana', name: 'Tomás Aldana', jobTitle: 'Head of operations', role: 'Admin' },
    { handle: 'ruth.ekholm', name: 'Ruth Ekholm', jobTitle: 'Safety officer', role: 'Safety officer' },
    { handle: 'dawit.haile', name: 'Dawit Haile', jobTitle: 'Finance lead', role: 'Finance', phone: '+441632960104' },
    { handle: 'mei.tanaka', name: 'Mei Tanaka', jobTitle: 'Accountant', role: 'Finance' },
    {
      handle: 'oskar.lindqvist',
      name: 'Oskar Lindqvist',
      jobTitle: 'Shift lead, Outer Skerry',
      phone: '+441632960106',
    },
    { handle: 'bronagh.kearney', name: 'Bronagh Kearney', jobTitle: 'Shift lead, Gannet Bank', phone: '+441632960107' },
    { handle: 'felix.baumann', name: 'Felix Baumann', jobTitle: 'Control room operator' },
    { handle: 'amara.diallo', name: 'Amara Diallo', jobTitle: 'Control room operator' },
    { handle: 'piotr.zawada', name: 'Piotr Zawada', jobTitle: 'Turbine technician' },
    { handle: 'hanna.virtanen', name: 'Hanna Virtanen', jobTitle: 'Turbine technician' },
    { handle: 'callum.reid', name: 'Callum Reid', jobTitle: 'Crew boat skipper', phone: '+441632960112' },
    { handle: 'noor.rahimi', name: 'Noor Rahimi', jobTitle: 'Rotor blade inspector' },
    { handle: 'sofia.marchetti', name: 'Sofia Marchetti', jobTitle: 'Power trader' },
    { handle: 'jonas.weiss', name: 'Jonas Weiß', jobTitle: 'Power trader' },
    { handle: 'leila.haddad', name: 'Leila Haddad', jobTitle: 'Forecast analyst' },
  ],
  workspaces: [
    {
      name: 'Wind Operations',
      description: 'The control room: shifts, alarms and the daily output of both farms.',
      roles: [{ name: 'Shift lead', permissions: ['workspace:read', 'shifts:write', 'alarms:acknowledge'] }],
      members: {
        Admin: ['tomas.aldana'],
        'Shift lead': ['oskar.lindqvist', 'bronagh.kearney'],
        Member: ['ingrid.solberg', 'ruth.ekholm', 'felix.baumann', 'amara.diallo', 'leila.haddad'],
      },
    },
    {
      name: 'Field Service',
      description: 'Inspections and repairs at sea: work orders, crew boats and spare parts.',
      roles: [{ name: 'Technician', permissions: ['workspace:read', 'work-orders:read', 'work-orders:write'] }],
      members: {
        Admin: ['bronagh.kearney'],
        Technician: ['piotr.zawada', 'hanna.virtanen', 'noor.rahimi'],
        Member: ['callum.reid', 'ruth.ekholm', 'tomas.aldana'],
      },
      invitations: [{ email: 'survey@skerrydivers.example', role: 'Technician', inviterHandle: 'bronagh.kearney' }],
    },
    {
      name: 'Power Trading',
      description: 'Day-ahead and intraday positions, and the forecasts that they rest on.',
      roles: [{ name: 'Trader', permissions: ['workspace:read', 'positions:read', 'positions:write'] }],
      members: {
        Admin: ['ingrid.solberg'],
        Trader: ['sofia.marchetti', 'jonas.weiss'],
        Member: ['leila.haddad', 'dawit.haile', 'mei.tanaka'],
      },
    },
  ],
  invitations: [
    { email: 'grid.desk@northgrid.example', role: 'Member' },
    { email: 'eilidh.munro@saltmarsh.example', role: 'Safety officer', inviterHandle: 'ingrid.solberg' },
  ],
};
