import type { DemoOrganization } from './types.ts';

/** Architects with one large building on site and one on paper. */
export const marlowFinch: DemoOrganization = {
  name: 'Marlow Finch',
  displayName: 'Marlow & Finch Architects',
  description: 'An architects’ practice for libraries, schools and housing.',
  domain: 'marlowfinch.example',
  timeZone: 'Europe/London',
  roles: [
    { name: 'Project accountant', permissions: ['organization:read', 'fees:read', 'fees:write'] },
    { name: 'Studio manager', permissions: ['organization:read', 'organization:manage', 'timesheets:approve'] },
  ],
  people: [
    {
      handle: 'edith.marlow',
      name: 'Edith Marlow',
      jobTitle: 'Founding partner',
      role: 'Admin',
      phone: '+441632960201',
    },
    { handle: 'samuel.finch', name: 'Samuel Finch', jobTitle: 'Founding partner', role: 'Admin' },
    { handle: 'yara.costa', name: 'Yara Costa', jobTitle: 'Studio manager', role: 'Studio manager' },
    { handle: 'henrik.dahl', name: 'Henrik Dahl', jobTitle: 'Project accountant', role: 'Project accountant' },
    { handle: 'zoe.okonkwo', name: 'Zoë Okonkwo', jobTitle: 'Project architect', phone: '+441632960205' },
    { handle: 'matyas.varga', name: 'Mátyás Varga', jobTitle: 'Project architect' },
    { handle: 'imogen.hart', name: 'Imogen Hart', jobTitle: 'Architect' },
    { handle: 'rohan.mehta', name: 'Rohan Mehta', jobTitle: 'Architect' },
    { handle: 'clara.vidal', name: 'Clara Vidal', jobTitle: 'Landscape architect' },
    { handle: 'dmitri.orlov', name: 'Dmitri Orlov', jobTitle: 'Structural engineer' },
    { handle: 'akiko.mori', name: 'Akiko Mori', jobTitle: 'Model maker' },
    { handle: 'paul.achebe', name: 'Paul Achebe', jobTitle: 'Site supervisor', phone: '+441632960212' },
    { handle: 'nell.sorensen', name: 'Nell Sørensen', jobTitle: 'Architectural assistant' },
  ],
  workspaces: [
    {
      name: 'Harbour Library',
      description: 'The new town library on the old quay: on site since spring.',
      roles: [{ name: 'Reviewer', permissions: ['workspace:read', 'drawings:read', 'drawings:comment'] }],
      members: {
        Admin: ['zoe.okonkwo', 'edith.marlow'],
        Reviewer: ['dmitri.orlov', 'samuel.finch'],
        Member: ['imogen.hart', 'clara.vidal', 'paul.achebe', 'henrik.dahl', 'nell.sorensen'],
      },
      invitations: [{ email: 'librarian@harbourtown.example', role: 'Reviewer', inviterHandle: 'zoe.okonkwo' }],
    },
    {
      name: 'Riverside Housing',
      description: 'Competition entry: 84 homes around three courtyards.',
      roles: [{ name: 'Designer', permissions: ['workspace:read', 'drawings:read', 'drawings:write'] }],
      members: {
        Admin: ['matyas.varga'],
        Designer: ['rohan.mehta', 'clara.vidal', 'akiko.mori', 'nell.sorensen'],
        Member: ['samuel.finch', 'yara.costa'],
      },
    },
  ],
  invitations: [{ email: 'planning@harbourtown.example', role: 'Member', inviterHandle: 'yara.costa' }],
};
