import { defineProblems } from '../kit/index.ts';

export const portalsProblems = defineProblems({
  'team.no_such_member': {
    status: 404,
    title: 'This person is not on the team',
    when: 'No team member has this id; they may have been removed in the meantime.',
    text: {
      en: 'This person is no longer in the team.',
      es: 'Esta persona ya no está en el equipo.',
      pt: 'Esta pessoa não está mais na equipe.',
    },
  },
  'team.last_owner': {
    status: 409,
    title: 'A team needs an owner',
    when: 'The last owner would be removed or lose the role; make another member an owner first.',
    text: {
      en: 'A team needs an owner. Make another person an owner first.',
      es: 'Un equipo necesita un titular. Asigne primero otro titular.',
      pt: 'Uma equipe precisa de um titular. Defina primeiro outro titular.',
    },
  },
  'team.owners_only': {
    status: 403,
    title: 'Only owners can manage owners',
    when: 'A member who is not an owner tried to add, change or remove one.',
    text: {
      en: 'Only an owner can do this. Ask an owner of the team.',
      es: 'Solo un titular puede hacer esto. Pídaselo a un titular del equipo.',
      pt: 'Só um titular pode fazer isso. Peça a um titular da equipe.',
    },
  },
  'team.demo_person': {
    status: 403,
    title: 'This is a demo user',
    when: 'Everyone who tries the demo shares this account, so it can’t be changed or removed.',
    text: {
      en: 'Everyone trying the demo signs in as this person, so they can’t be changed or removed.',
      es: 'Todas las personas que prueban la demo entran como esta persona, así que no se puede cambiar ni quitar.',
      pt: 'Todos que testam a demo entram como esta pessoa, então ela não pode ser alterada nem removida.',
    },
  },
  'organizations.clinic_not_managed': {
    status: 404,
    title: 'This clinic is not in your organization',
    when: 'The organization manages no clinic with this id; it may have left in the meantime.',
    text: {
      en: 'This clinic isn’t part of your organization.',
      es: 'Esta clínica no forma parte de su organización.',
      pt: 'Esta clínica não faz parte da sua organização.',
    },
  },
});
