// Front door of organizations.
