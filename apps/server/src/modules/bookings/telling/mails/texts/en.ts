import type { BookingTexts } from '../booking-texts.ts';

const REFUND = (amount: string) =>
  `${amount} goes back to the card or account you paid with. Depending on your bank, this takes 5 to 10 business days.`;
const WRITTEN = 'What the patient wrote isn’t included in this email because it may contain health information.';

export const EN: BookingTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  labels: {
    clinic: 'Clinic',
    when: 'When (at the clinic)',
    before: 'Before',
    yourTime: 'Your time',
    clinician: 'With',
    reference: 'Reference',
    kind: 'Type',
    pay: 'Pay by',
    answer: 'Answer by',
    paid: 'Paid',
    refund: 'Refund',
    kept: 'Kept by the clinic',
    reason: 'Reason',
  },
  kinds: { consultation: 'Visit', treatment: 'Treatment', online: 'Video consultation' },
  patient: {
    booking_received: ({ clinic, due }) => ({
      subject: `We received your booking request: ${clinic}`,
      first: `The clinic has your booking request and holds the time for you. It has until ${due} to answer.`,
      more: ['If it doesn’t answer by then, the time is released. You pay nothing until it accepts.'],
    }),
    booking_accepted: ({ clinic, due }) => ({
      subject: `Pay the deposit to confirm your booking: ${clinic}`,
      first: `Your time is held for you. Pay the deposit by ${due} to confirm it; after that, the time is released.`,
      more: [],
    }),
    booking_confirmed: ({ clinic, day, amount }) => ({
      subject: `Booking confirmed: ${clinic}, ${day}`,
      first: amount ? 'We received your deposit, and your booking is confirmed.' : 'Your booking is confirmed.',
      more: [],
    }),
    booking_declined: ({ clinic }) => ({
      subject: `The clinic can’t take your booking: ${clinic}`,
      first: 'The clinic can’t take your booking. You haven’t been charged.',
      more: ['You can choose another time or another clinic.'],
    }),
    booking_moved: ({ clinic, day, why }) => ({
      subject: `New time for your booking: ${clinic}, ${day}`,
      first:
        why === 'patient'
          ? 'You moved your booking. This is the new time.'
          : 'The clinic moved your booking to a new time.',
      more:
        why === 'patient'
          ? []
          : ['If the new time doesn’t suit you, you can cancel the booking and get back everything you paid for it.'],
    }),
    booking_reassigned: ({ clinic, day }) => ({
      subject: `Your clinician has changed: ${clinic}, ${day}`,
      first: 'Your booking keeps its time, but will no longer be with the clinician you booked.',
      more: ['If you don’t want that, you can cancel the booking and get back everything you paid for it.'],
    }),
    booking_cancelled: ({ clinic, why, amount, isKept }) => ({
      subject: `Booking cancelled: ${clinic}`,
      first:
        {
          patient: 'You cancelled your booking.',
          clinic: 'The clinic cancelled your booking.',
          team: 'Our team cancelled your booking.',
        }[why] ?? 'The clinic reported that you didn’t come to your visit, so the booking is cancelled.',
      more: [
        amount ? REFUND(amount) : '',
        isKept ? 'What the clinic keeps follows the cancellation policy you agreed to when you booked.' : '',
      ],
    }),
    booking_expired: ({ clinic, why }) => ({
      subject: `Your time is no longer held: ${clinic}`,
      first:
        why === 'not_answered'
          ? 'The clinic didn’t answer your booking request in time, so it has ended. You haven’t been charged.'
          : 'The deposit didn’t arrive in time, so your booking has ended and the time is no longer held.',
      more: [
        why === 'not_answered'
          ? 'You can choose another time or another clinic.'
          : 'If a payment still arrives, it goes back to you automatically.',
      ],
    }),
    booking_completed: ({ clinic }) => ({
      subject: `Your visit is completed: ${clinic}`,
      first: 'Your booking is completed. Its page still shows what you paid and the terms you agreed to.',
      more: [],
    }),
    booking_reminder: ({ clinic, day }) => ({
      subject: `Reminder: ${day}, ${clinic}`,
      first: 'This is a reminder of your booking.',
      more: ['If you can’t come, please move or cancel it early: what you get back depends on the date.'],
    }),
    booking_unpaid: ({ clinic, due }) => ({
      subject: `Your deposit is still due: ${clinic}`,
      first: `The deposit for your booking hasn’t arrived yet. Your time is held until ${due}.`,
      more: [],
    }),
  },
  desk: {
    desk_booking_requested: ({ clinic, due }) => ({
      subject: `New booking request: ${clinic}`,
      first: `A patient requested a booking. Please answer by ${due}; after that, the time is released.`,
      more: [WRITTEN],
    }),
    desk_booking_waiting: ({ clinic, due }) => ({
      subject: `Booking request still waiting: ${clinic}`,
      first: `A booking request hasn’t been answered yet. It ends on ${due}.`,
      more: [],
    }),
    desk_booking_confirmed: ({ clinic, day }) => ({
      subject: `Booking confirmed: ${clinic}, ${day}`,
      first: 'A booking is confirmed, and its time is taken in your calendar.',
      more: [],
    }),
    desk_booking_moved: ({ clinic, day }) => ({
      subject: `Booking moved: ${clinic}, ${day}`,
      first: 'A booking has a new time.',
      more: [],
    }),
    desk_booking_reassigned: ({ clinic, day }) => ({
      subject: `Booking reassigned: ${clinic}, ${day}`,
      first: 'A booking was given to another clinician or room. Its time stays the same.',
      more: [],
    }),
    desk_booking_cancelled: ({ clinic, day, why }) => ({
      subject: `Booking cancelled: ${clinic}, ${day}`,
      first:
        {
          patient: 'The patient cancelled a booking. Its time is free again.',
          team: 'Our team cancelled a booking. Its time is free again.',
          not_paid: 'The deposit for a booking didn’t arrive in time. Its time is free again.',
        }[why] ?? 'A booking request ended because nobody answered it in time. Its time is free again.',
      more: why === 'patient' ? [WRITTEN] : [],
    }),
  },
  calendar: 'The attached file updates your calendar.',
  receipt: {
    paid: 'Your receipt is with the payments:',
    refund: 'The refund receipt will be with the payments as soon as the money is sent:',
  },
  room: 'The room of your video consultation, open from 15 minutes before. You can test camera and sound there now:',
  open: 'Open the booking:',
  closing: ['Travesía', 'Turn these emails off in Profile > Notifications.'],
};
